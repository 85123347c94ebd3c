import { strToU8, unzipSync, zipSync } from 'fflate'
import type { UnzipFileFilter, Unzipped } from 'fflate'

import type { PickedFile } from './picked-files.ts'

/** What a folder may hold in all; the server takes no more. @units bytes, files @source the schema of a draft */
export const MAX_FOLDER_BYTES = 20 * 1024 * 1024
export const MAX_FOLDER_FILES = 500

/** A zip that cannot be read, or that holds more than a folder may. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
  readonly why: 'broken' | 'too-large'

  constructor(why: 'broken' | 'too-large', cause?: unknown) {
    super(`The zip is ${why}`, { cause })
    this.why = why
  }
}

/**
 * The files of a zip. What it claims to hold is added up before anything is unpacked. On the page's own thread: the
 * security policy allows no worker made of text, and a folder is small.
 *
 * @errors ZipRefused
 */
export function readZip(zip: Uint8Array): readonly PickedFile[] {
  let bytes = 0
  let count = 0
  const fits = (size: number): boolean => {
    bytes += size
    count += 1
    return bytes <= MAX_FOLDER_BYTES && count <= MAX_FOLDER_FILES
  }
  const files = unpack(zip, ({ name, originalSize }) => !name.endsWith('/') && fits(originalSize))
  if (bytes > MAX_FOLDER_BYTES || count > MAX_FOLDER_FILES) throw new ZipRefused('too-large')
  return Object.entries(files).map(([path, content]) => ({ path, bytes: content }))
}

function unpack(zip: Uint8Array, filter: UnzipFileFilter): Unzipped {
  try {
    return unzipSync(zip, { filter })
  } catch (error) {
    throw new ZipRefused('broken', error)
  }
}

/**
 * A folder as a zip. The same files give the same bytes, whenever it is made.
 *
 * @param folder - name of the folder inside
 */
export function makeZip(folder: string, files: readonly PickedFile[]): Uint8Array {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1))
  const entries = sorted.map(({ path, bytes }) => [`${folder}/${path}`, bytes] as const)
  return zipSync(Object.fromEntries(entries), { mtime: ZIP_TIME, level: 6 })
}

/** The first day that zips know: no clock is read. */
const ZIP_TIME = new Date(1980, 0, 1)

export const fileOfText = (path: string, text: string): PickedFile => ({ path, bytes: strToU8(text) })
