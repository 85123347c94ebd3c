// Judges every import of the repository by `.dependency-cruiser.mjs`. It fails when it saw fewer files than
// there are: a graph checker that cannot read TypeScript reports "no violations" of nothing.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const root = process.cwd()
const folders = ['src', 'codegen', 'scripts', 'tests', 'bench'].filter((folder) =>
  existsSync(path.join(root, folder)),
)
const { default: config } = await import(pathToFileURL(path.join(root, '.dependency-cruiser.mjs')).href)
const { options, ...ruleSet } = config
const tsConfig = extractTSConfig(path.join(root, options.tsConfig.fileName))
const { output } = await cruise(folders, { ...options, baseDir: root, ruleSet, validate: true }, undefined, {
  tsConfig,
})
const { violations, totalDependenciesCruised } = output.summary
const modules = output.modules.filter(({ source }) => folders.includes(source.split('/')[0]))

const seen = new Set(modules.map(({ source }) => source))
const expected = sourceFiles('src')
const unseen = expected.filter((file) => !seen.has(file))

const comments = new Map(config.forbidden.map(({ name, comment }) => [name, comment]))
for (const { rule, from, to, via, cycle } of violations) {
  const steps = (cycle ?? via ?? []).map((step) => step.name ?? step)
  const way = [from, ...(steps.length > 0 ? steps : [to])].join(' → ')
  console.error(`${rule.name}: ${way}\n    ${comments.get(rule.name) ?? ''}`)
}
if (unseen.length > 0)
  console.error(`The checker did not look at ${unseen.length} files, among them ${unseen[0]}.`)
console.log(
  `imports: ${modules.length} files, ${totalDependenciesCruised} imports, ${expected.length} source files expected, ` +
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
