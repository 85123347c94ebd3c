import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from '../../scripts/go/run.mjs'

const CLIENT = path.join(ROOT, 'dist', 'client')

/**
 * What a page makes the browser load at once: the scripts and styles its HTML names, and everything those
 * scripts import statically.
 *
 * @param {string} html
 * @returns {{ scripts: number, styles: number, html: number, files: number }} bytes, brotli 11
 */
export function pageBytes(html) {
  const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite', 'manifest.json'), 'utf8'))
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  const files = new Set()
  const visit = (chunk) => {
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const key of chunk.imports ?? []) visit(manifest[key])
  }
  for (const [, file] of html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.(?:js|css))"/g)) {
    const chunk = byFile.get(file)
    if (chunk) visit(chunk)
  }
  const size = (kind) =>
    [...files]
      .filter((file) => file.endsWith(kind))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(CLIENT, file))).length, 0)
  return {
    scripts: size('.js'),
    styles: size('.css'),
    html: brotliCompressSync(html).length,
    files: files.size,
  }
}
