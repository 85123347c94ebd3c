import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Puts a file in its place at once, so that nobody ever reads a part of it: it is written beside it first, under a name
 * that no other writer has.
 * @param {string} file - it, or another one, may be there already
 * @param {(draft: string) => Promise<unknown>} write - writes under the name it is told
 * @errors what the disk says; nothing is left of it
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
