import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * The scripts and styles that a page loads before it can be used: the entry, what it fetches as soon as the page
 * is seen, what they import statically, and their style sheets.
 *
 * @param {string} client folder of the built browser files
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }>} manifest
 * @returns {{ file: string, bytes: number }[]} largest first; bytes are brotli-compressed
 */
export function initialFiles(client, manifest) {
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
