import { realpath, stat } from 'node:fs/promises'

import { replaceFile } from '#server/replace-file.mjs'

/**
 * Writes a file atomically: readers see the old or the new one. Anything but a regular file, such as a pipe, is written
 * directly. A symbolic link is kept, and its target replaced.
 * @param write - writes to the path it is given
 * @errors those of the file system; nothing is left behind
 */
export async function writeAtomically(
  file: string,
  write: (draft: string) => Promise<unknown>,
): Promise<void> {
  const there = await stat(file).catch(() => undefined)
  if (there !== undefined && !there.isFile()) {
    await write(file)
    return
  }
  const target = there === undefined ? file : await realpath(file)
  await replaceFile(target, write)
}
