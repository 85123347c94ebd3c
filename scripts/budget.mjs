// Fails when a page needs more JavaScript and styles at the start than the budget allows. Counts the entry,
// what it fetches once the page is seen, and everything they import statically, as it travels: compressed with brotli.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'

/** @units bytes, brotli 11; the goal of 110 kB, plus react-router-dom and five for growth between releases */
const LIMIT_BYTES = 124_000

const client = path.resolve(process.argv[2] ?? 'dist/client')
const manifestFile = path.join(client, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error(`There is no ${path.relative(process.cwd(), manifestFile)}: run "npm run build" first.`)
  process.exit(1)
}

const files = initialFiles(JSON.parse(readFileSync(manifestFile, 'utf8')))
const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
for (const { file, bytes } of files) console.log(`  ${String(bytes).padStart(8)}  ${file}`)
console.log(`budget: ${files.length} files, ${total} bytes compressed, limit ${LIMIT_BYTES}`)
process.exitCode = files.length > 0 && total <= LIMIT_BYTES ? 0 : 1

/**
 * The scripts and styles that a page loads before it can be used: the entry, what it fetches as soon as the page
 * is seen, what they import statically, and their style sheets.
 *
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?:
 *   string[] }>} manifest
 * @returns {{ file: string, bytes: number }[]} largest first; bytes are brotli-compressed
 */
function initialFiles(manifest) {
  const chunks = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest names "${key}" and does not describe it.`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const next of chunk.imports ?? []) visit(next)
  }
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry)
  for (const [key, { dynamicImports = [] }] of entries) [key, ...dynamicImports].forEach(visit)
  const files = new Set([...chunks].flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))
  return [...files]
    .map((file) => ({ file, bytes: brotliCompressSync(readFileSync(path.join(client, file))).length }))
    .toSorted((a, b) => b.bytes - a.bytes)
}
