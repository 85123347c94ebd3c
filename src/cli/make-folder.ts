import { access, constants, mkdir } from 'node:fs/promises'

/**
 * Makes a folder, before the minutes of work that end in it.
 * @errors what the disk says of one that cannot be made or written
 */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
}
