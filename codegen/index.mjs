import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.mjs'
import { checkOutputs, writeOutputs } from './outputs.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const outputs = await generate(join(root, 'schemas'))
const target = join(root, 'src', 'generated')

if (process.argv.includes('--check')) {
  const drifted = checkOutputs(target, outputs)
  for (const line of drifted) console.error(line)
  if (drifted.length > 0) console.error('Run "npm run codegen" and commit what it writes.')
  console.log(`codegen: ${outputs.size} files compared, ${drifted.length} differ`)
  process.exitCode = drifted.length === 0 ? 0 : 1
} else {
  const written = writeOutputs(target, outputs)
  console.log(`codegen: ${outputs.size} files, ${written.length} written`)
}
