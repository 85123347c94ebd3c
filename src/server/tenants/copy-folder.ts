import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { shownFiles } from './shown-files.ts'

/**
 * Copies the files of a tenant's folder as they are read: none of the copy is a link, so that who writes into it leaves the
 * folder alone.
 * @errors as {@link shownFiles}
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await copyFiles(from, to, await shownFiles(from))
}

/** Copies some of them. */
export async function copyFiles(from: string, to: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(from, path), target)
  }
}
