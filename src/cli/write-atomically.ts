import { realpath, stat } from 'node:fs/promises'

import { replaceFile } from '#server/replace-file.mjs'

/**
 * Writes a file of which never a part stands under its name: it is the new one or the one before. What is no file, as a
 * pipe, is written as it is. Behind a link the file is a new one, and the link stays.
 * @param write - writes under the name it is told
 * @errors what the disk says; nothing is left of it
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
