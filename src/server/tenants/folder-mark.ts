import { createHash, randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { BucketFault } from '../images/bucket-files.mjs'
import type { StoredFiles } from '../images/stored-files.mjs'
import { shownFiles } from './shown-files.ts'

/** Coarsest clock of a disk: a file written twice within it looks the same. @source FAT notes every second one */
const COARSEST_CLOCK_MS = 2_000

/** Metadata of a folder's files, read without their contents. */
export type FolderStat = {
  text: string
  /** latest time at which a file was written, moved or otherwise changed */
  changedMs: number
}

/** Path, size, number and times of every file that belongs to a tenant's folder. */
export async function statFolder(folder: string): Promise<FolderStat> {
  const names = await shownFiles(folder)
  let changedMs = 0
  const lines = await Promise.all(
    names.map(async (name) => {
      const { size, ino, mtimeMs, ctimeMs } = await stat(join(folder, name))
      changedMs = Math.max(changedMs, mtimeMs, ctimeMs)
      return `${name}\0${size} ${ino} ${mtimeMs} ${ctimeMs}\n`
    }),
  )
  return { text: lines.join(''), changedMs }
}

/**
 * Hash of a folder's metadata and its applied content: a folder with an unchanged mark has unchanged content. It
 * includes the change time, which cannot be set, because archives and images give many files the same modification
 * time.
 * @param surroundings - other inputs that affect the result
 */
export function markOf({ text }: FolderStat, contentHash: string, surroundings: string): string {
  return createHash('sha256').update(`${surroundings}\n${contentHash}\n${text}`).digest('base64url')
}

/** Whether a later change would alter the metadata; otherwise the folder is read again next time. */
export const isSettled = ({ changedMs }: FolderStat, now: Date): boolean =>
  changedMs < now.getTime() - COARSEST_CLOCK_MS

const PLACE_ID = 'folder-id'

/**
 * Identifies a store of pictures, and distinguishes it from itself after being emptied.
 * @returns undefined for a bucket that does not answer
 */
export async function placeId(pictures: StoredFiles): Promise<string | undefined> {
  try {
    const known = await pictures.read(PLACE_ID)
    if (known !== undefined) return known.toString('utf8')
    const id = randomUUID()
    await pictures.write(PLACE_ID, id)
    return id
  } catch (error) {
    if (error instanceof BucketFault) return undefined
    throw error
  }
}
