import { createHash, randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { BucketFault } from '../images/bucket-files.mjs'
import type { StoredFiles } from '../images/stored-files.mjs'
import { shownFiles } from './shown-files.ts'

/** The disk's clock may stand still for this long: a file written twice within it looks the same. @source FAT notes every second one */
const COARSEST_CLOCK_MS = 2_000

/** What the disk says of a folder's files, none of which is read. */
export type FolderStat = {
  text: string
  /** when one of them was last written, moved or changed in another way */
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
 * Short for what the disk says of a folder and for what was applied of it: a folder that still has the mark under which a
 * content was applied has that content. The time of a change is part of it, which nobody can set, because archives and
 * images give many files one time of writing.
 * @param surroundings - what else decides what becomes of a folder
 */
export function markOf({ text }: FolderStat, contentHash: string, surroundings: string): string {
  return createHash('sha256').update(`${surroundings}\n${contentHash}\n${text}`).digest('base64url')
}

/** Whether a change right after the look would show: else the folder is read again next time. */
export const isSettled = ({ changedMs }: FolderStat, now: Date): boolean =>
  changedMs < now.getTime() - COARSEST_CLOCK_MS

const PLACE_ID = 'folder-id'

/**
 * Tells one place of pictures from another, and from itself after it was emptied.
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
