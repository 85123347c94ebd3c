import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/**
 * Names every difference between the folder and what the generator gives: changed, missing and left over.
 *
 * @param {string} target - folder of generated files
 * @param {Map<string, string>} outputs - path below the folder → content
 * @returns {string[]} one line a file, empty when nothing drifted
 */
export function checkOutputs(target, outputs) {
  const lines = []
  for (const [path, content] of outputs) {
    const file = join(target, path)
    if (!existsSync(file)) lines.push(`missing: src/generated/${path}`)
    else if (readFileSync(file, 'utf8') !== content) lines.push(`differs: src/generated/${path}`)
  }
  for (const path of leftOver(target, outputs)) lines.push(`not generated any more: src/generated/${path}`)
  return lines
}

/** Writes what differs, removes what is left over, and returns the paths it touched. */
export function writeOutputs(target, outputs) {
  const touched = []
  for (const [path, content] of outputs) {
    const file = join(target, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    touched.push(path)
  }
  for (const path of leftOver(target, outputs)) {
    rmSync(join(target, path))
    touched.push(path)
  }
  return touched
}

function leftOver(target, outputs) {
  if (!existsSync(target)) return []
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(target, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !outputs.has(path))
}
