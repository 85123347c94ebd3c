import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ROOT } from './run.mjs'

/** Where the stamps and reports of these commands live; goes away with node_modules. */
export const CACHE = path.join(ROOT, 'node_modules', '.cache', 'vitrina')

/**
 * Hash of the names and contents of files, together with the Node major they were used with.
 *
 * @param {string[]} inputs files and folders, relative to the root; missing ones count as absent
 */
export function fingerprint(inputs) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`)
  for (const file of inputs.flatMap(filesIn)) {
    hash.update(`${file}\n`)
    hash.update(
      createHash('sha256')
        .update(readFileSync(path.join(ROOT, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

/** True when the step was last done for inputs with this fingerprint. */
export function isStamped(step, print) {
  const file = path.join(CACHE, `${step}.stamp`)
  return existsSync(file) && readFileSync(file, 'utf8') === print
}

/** Remembers that the step is done for inputs with this fingerprint. */
export function stamp(step, print) {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(path.join(CACHE, `${step}.stamp`), print)
}

/** Forgets the step, so that an interrupted run is never taken for a finished one. */
export function unstamp(step) {
  rmSync(path.join(CACHE, `${step}.stamp`), { force: true })
}

function filesIn(input) {
  const at = path.join(ROOT, input)
  if (!existsSync(at)) return []
  if (statSync(at).isFile()) return [input]
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[.](?:test|e2e)[.]tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()
}
