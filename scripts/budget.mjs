// Fails when a page needs more JavaScript and styles at the start than the budget allows. Counts the entry,
// what it fetches once the page is seen, and everything they import statically, as it travels: compressed with brotli.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { initialFiles } from './budget/initial-files.mjs'

/** @units bytes, brotli 11; the goal of 110 kB, plus react-router-dom and five for growth between releases */
const LIMIT_BYTES = 124_000

const client = path.resolve(process.argv[2] ?? 'dist/client')
const manifestFile = path.join(client, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error(`There is no ${path.relative(process.cwd(), manifestFile)}: run "npm run build" first.`)
  process.exit(1)
}

const files = initialFiles(client, JSON.parse(readFileSync(manifestFile, 'utf8')))
const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
for (const { file, bytes } of files) console.log(`  ${String(bytes).padStart(8)}  ${file}`)
console.log(`budget: ${files.length} files, ${total} bytes compressed, limit ${LIMIT_BYTES}`)
process.exitCode = files.length > 0 && total <= LIMIT_BYTES ? 0 : 1
