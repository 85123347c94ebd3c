import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../replace-file.mjs'
import { bucketFiles } from './bucket-files.mjs'

/**
 * Storage of the variants under content-based names: the content of a name never changes.
 * @typedef {object} StoredFiles
 * @property {(name: string) => Promise<Buffer | undefined>} read undefined when there is no such file
 * @property {(name: string, bytes: Uint8Array | string) => Promise<void>} write atomic: a partial file is never visible
 * @property {(names: readonly string[]) => Promise<boolean>} haveAll whether all of these exist
 */

/**
 * Whether a place is a bucket (a web address) rather than a folder.
 * @param {string} place
 */
export const isBucket = (place) => /^https?:\/\//.test(place)

/**
 * The files at a place.
 *
 * @param {string} place - a folder, created when missing, or the address of a bucket
 * @returns {StoredFiles}
 * @errors BucketFault for an unreachable bucket; file system errors for a folder
 */
export const filesAt = (place) => (isBucket(place) ? bucketFiles(place) : folderFiles(place))

function folderFiles(folder) {
  return {
    read: (name) => readFile(path.join(folder, name)).catch(() => undefined),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      await replaceFile(path.join(folder, name), (draft) => writeFile(draft, bytes))
    },
    haveAll: (names) =>
      Promise.all(names.map((name) => access(path.join(folder, name)))).then(
        () => true,
        () => false,
      ),
  }
}

/**
 * Writes a file atomically.
 * @param {string} place
 * @param {string} name
 * @param {Uint8Array | string} bytes
 */
export const writeWhole = (place, name, bytes) => filesAt(place).write(name, bytes)

/**
 * The record of a prepared picture. It is written after the picture's files, so its presence means that all of them
 * exist. For a missing or damaged record this returns undefined, and the picture is prepared again.
 * @param {string} place
 * @param {string} name
 */
export async function readRecord(place, name) {
  const bytes = await filesAt(place).read(name)
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
