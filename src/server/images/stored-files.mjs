import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../replace-file.mjs'
import { bucketFiles } from './bucket-files.mjs'

/**
 * Where the sized pictures lie, under names that a content gives them: what has a name never changes.
 * @typedef {object} StoredFiles
 * @property {(name: string) => Promise<Buffer | undefined>} read undefined when there is none of this name
 * @property {(name: string, bytes: Uint8Array | string) => Promise<void>} write all of it or nothing: nobody ever reads half of it
 * @property {(names: readonly string[]) => Promise<boolean>} haveAll whether none of these is missing
 */

/**
 * Whether a place of files is a bucket: its address begins as those of the web do, and a folder does not.
 * @param {string} place
 */
export const isBucket = (place) => /^https?:\/\//.test(place)

/**
 * The files at a place.
 *
 * @param {string} place - a folder, made when it is missing, or the address of a bucket
 * @returns {StoredFiles}
 * @errors BucketFault for a bucket that cannot answer; those of the system where a folder cannot be written
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
 * Writes a file whole.
 * @param {string} place
 * @param {string} name
 * @param {Uint8Array | string} bytes
 */
export const writeWhole = (place, name, bytes) => filesAt(place).write(name, bytes)

/**
 * The record of a picture made before. It is written after the picture's files, so its presence means that
 * all of them are there; a missing or damaged record answers undefined and the picture is made again.
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
