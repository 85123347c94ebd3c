import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and those it lies in. The recursive form of mkdir never ends on file systems that refuse with ENOENT,
 * as /proc does.
 * @errors those of the file system
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // another process may have made it meanwhile
    if (!existsSync(folder)) throw error
  }
}
