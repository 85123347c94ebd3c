import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lintApi } from './api-rules.mjs'

const problems = await lintApi(join(dirname(fileURLToPath(import.meta.url)), '..', 'schemas'))
for (const line of problems) console.error(line)
console.log(`lint:api: ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
