import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * Reads the YAML and JSON sources below one schema folder, each file once.
 *
 * @param {string} root - the folder `schemas`
 */
export function openSources(root) {
  const seen = new Map()

  /** The parsed content of one file, addressed from `schemas/`. */
  function read(path) {
    if (!seen.has(path)) {
      const text = readFileSync(join(root, path), 'utf8')
      seen.set(path, path.endsWith('.json') ? JSON.parse(text) : parse(text, { merge: true }))
    }
    return seen.get(path)
  }

  /** The files of one folder with one of the endings, sorted, addressed from `schemas/`. */
  function list(folder, ...endings) {
    return readdirSync(join(root, folder))
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .toSorted()
      .map((name) => `${folder}/${name}`)
  }

  return { read, list }
}

/** Calls `visit` for every object inside `value`, and returns a copy built from what `visit` gives back. */
export function rewrite(value, visit) {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, visit))
  if (value === null || typeof value !== 'object') return value
  const copy = {}
  for (const [key, item] of Object.entries(value)) copy[key] = rewrite(item, visit)
  return visit(copy)
}
