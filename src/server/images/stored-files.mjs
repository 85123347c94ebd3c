import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes under another name first, so that nobody ever reads half a file. */
export async function writeWhole(outDir, name, bytes) {
  await mkdir(outDir, { recursive: true })
  const draft = path.join(outDir, `.${name}.${process.pid}`)
  await writeFile(draft, bytes)
  await rename(draft, path.join(outDir, name))
}

/** The record of a picture made before, or undefined when it has to be made. */
export async function readRecord(outDir, name) {
  try {
    return JSON.parse(await readFile(path.join(outDir, name), 'utf8'))
  } catch {
    return undefined
  }
}
