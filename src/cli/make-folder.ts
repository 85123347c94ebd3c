import { access, constants, mkdir } from 'node:fs/promises'

/**
 * Creates a folder before a long run that writes into it.
 * @errors those of the file system, if it cannot be created or written
 */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
}
