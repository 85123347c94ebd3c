// Judges every import of the repository by `.dependency-cruiser.mjs`. It fails when it saw fewer files than
// there are: a graph checker that cannot read TypeScript reports "no violations" of nothing.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { cruiseRepository } from './cruise.mjs'

const root = process.cwd()
const { violations, modules, dependencies } = await cruiseRepository(root)

const seen = new Set(modules)
const expected = sourceFiles('src')
const unseen = expected.filter((file) => !seen.has(file))

for (const { rule, from, to, via, comment } of violations) {
  const path = via.length > 0 ? `${from} → ${via.join(' → ')}` : `${from} → ${to}`
  console.error(`${rule}: ${path}\n    ${comment}`)
}
if (unseen.length > 0)
  console.error(`The checker did not look at ${unseen.length} files, among them ${unseen[0]}.`)
console.log(
  `imports: ${modules.length} files, ${dependencies} imports, ${expected.length} source files expected, ` +
    `${violations.length} violations`,
)
process.exitCode = violations.length === 0 && unseen.length === 0 && expected.length > 0 ? 0 : 1

function sourceFiles(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /[.](?:ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}
