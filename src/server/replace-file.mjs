import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Replaces a file atomically, so that a partial file is never visible: writes to a unique temporary name beside it,
 * then renames.
 * @param {string} file - may already exist
 * @param {(draft: string) => Promise<unknown>} write - writes to the path it is given
 * @errors those of the file system; the temporary file is deleted
 */
export async function replaceFile(file, write) {
  const draft = path.join(path.dirname(file), `.${randomUUID()}.part`)
  try {
    await write(draft)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}
