import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { Db } from '../db/store.ts'
import { readContents } from '../repositories/stored-files-repository.ts'
import type { FileRow } from '../repositories/stored-files-repository.ts'

/** Below the folder of data. */
export const draftAssets = 'drafts'

const ASSETS = 'assets/'

/**
 * Lays the pictures of a draft where the picture tool can read them: a folder of this process's own, by content, so
 * that a picture is written once.
 *
 * @param fresh - contents that are not in the database yet
 * @returns where each lies, by its name below assets/
 */
export async function layOutAssets(
  db: Db,
  folder: string,
  files: readonly FileRow[],
  fresh: ReadonlyMap<string, Buffer>,
): Promise<Map<string, string>> {
  const assets = files.filter(({ path }) => path.startsWith(ASSETS))
  const placed = assets.map((file) => ({
    ...file,
    at: join(folder, file.hash + extname(file.path).toLowerCase()),
  }))
  const there = await Promise.all(placed.map(({ at }) => exists(at)))
  const missing = placed.filter((_, index) => there[index] === false)
  const kept = await readContents(
    db,
    missing.map(({ hash }) => hash).filter((hash) => !fresh.has(hash)),
  )
  if (missing.length > 0) await mkdir(folder, { recursive: true })
  for (const { hash, at } of missing) {
    const content = fresh.get(hash) ?? kept.get(hash)
    if (content === undefined) continue
    const half = `${at}.${process.pid}`
    await writeFile(half, content)
    await rename(half, at)
  }
  return new Map(placed.map(({ path, at }) => [path.slice(ASSETS.length), at]))
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
