/** What a folder may hold in all, and one file of it; the server takes no more. @units bytes, files @source the schema of a draft */
const MAX_FOLDER_BYTES = 20 * 1024 * 1024
const MAX_FOLDER_FILES = 500
const MAX_PICTURE_BYTES = 8 * 1024 * 1024
const MAX_FILE_BYTES = 4 * 1024 * 1024

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i

/** What was handed in holds more than a folder may, or is a zip that cannot be read. */
export class PickRefused extends Error {
  override readonly name = 'PickRefused'
  readonly why: 'broken' | 'too-large'

  constructor(why: 'broken' | 'too-large', cause?: unknown) {
    super(`What was picked is ${why}`, { cause })
    this.why = why
  }
}

/** Whether files of these sizes may be a folder. @units bytes */
export const fitsFolder = (sizes: readonly number[]): boolean =>
  sizes.length <= MAX_FOLDER_FILES && sizes.reduce((sum, size) => sum + size, 0) <= MAX_FOLDER_BYTES

/** Whether a file may lie in a folder by its size. @units bytes */
export const fitsFile = (path: string, size: number): boolean =>
  size <= (PICTURE.test(path) ? MAX_PICTURE_BYTES : MAX_FILE_BYTES)
