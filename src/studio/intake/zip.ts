import { strToU8, unzipSync, zipSync, type UnzipFileFilter, type Unzipped } from 'fflate'

import { holdEach, holdTogether, PickRefused, type Weighed } from './pick-refused.ts'
import { isTrace, type PickedFile } from './picked-files.ts'

/**
 * The files of a zip. Declared sizes are checked before unpacking. It runs on the main thread: the security policy
 * forbids workers from text, and a folder is small.
 * @errors PickRefused
 */
export function readZip(zip: Uint8Array): readonly PickedFile[] {
  const claimed: Weighed[] = []
  unpack(zip, ({ name, originalSize }) => {
    if (isFile(name)) claimed.push({ path: pathOf(name), size: originalSize })
    return false
  })
  holdEach(claimed)
  holdTogether(claimed)
  const files = unpack(zip, ({ name }) => isFile(name))
  return Object.entries(files).map(([name, bytes]) => ({ path: pathOf(name), bytes }))
}

/** Some Windows programs write backslashes, against the format. */
const pathOf = (name: string): string => name.replaceAll('\\', '/')

function isFile(name: string): boolean {
  const path = pathOf(name)
  return !path.endsWith('/') && !isTrace(path)
}

function unpack(zip: Uint8Array, filter: UnzipFileFilter): Unzipped {
  try {
    return unzipSync(zip, { filter })
  } catch (error) {
    throw new PickRefused('broken', '', error)
  }
}

/**
 * A folder as a zip. The same files always give the same bytes.
 * @param folder - name of the folder inside
 */
export function makeZip(folder: string, files: readonly PickedFile[]): Uint8Array {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1))
  const entries = sorted.map(({ path, bytes }) => [`${folder}/${path}`, bytes] as const)
  return zipSync(Object.fromEntries(entries), { mtime: ZIP_TIME, level: 6 })
}

/** The earliest date of the format, so that no clock is read. */
const ZIP_TIME = new Date(1980, 0, 1)

export const fileOfText = (path: string, text: string): PickedFile => ({ path, bytes: strToU8(text) })
