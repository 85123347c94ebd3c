import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Creates a folder and those it lies in. The recursive form of mkdir never ends on file systems that refuse with ENOENT,
 * as /proc does.
 * @errors those of the file system
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // another process may have made it meanwhile
    if (!isFolder(folder)) throw error
  }
}
