import { accessSync, constants } from 'node:fs'
import { makeFolder } from '#server/make-folder.ts'

/**
 * Creates a folder before a long run that writes into it.
 * @errors those of the file system, if it cannot be created or written
 */
export function makeOutputFolder(folder: string): void {
  makeFolder(folder)
  accessSync(folder, constants.W_OK)
}
