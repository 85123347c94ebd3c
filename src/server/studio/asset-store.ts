import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { DAY_MS } from '#domain/time/lengths.ts'

import type { Db } from '../db/store.ts'
import { readContents, type FileRow } from '../repositories/stored-files-repository.ts'
import { replaceFile } from '../replace-file.mjs'

/** Subfolder of the data folder. */
export const draftAssets = 'drafts'

const ASSETS = 'assets/'

/** Lifetime of unused copies. @source assumed: no folder is drawn for a day */
const KEPT_MS = DAY_MS

/** Folder of the copies, and the server's current time. */
export type AssetStore = { folder: string; now: Date }

/**
 * Writes the pictures of a draft where the picture tool can read them: into a folder of this process, under content
 * hashes, so that each picture is written once.
 * @param fresh - contents that are not in the database yet
 * @returns the file paths, by name below assets/
 */
export async function layOutAssets(
  db: Db,
  { folder, now }: AssetStore,
  files: readonly FileRow[],
  fresh: ReadonlyMap<string, Buffer>,
): Promise<Map<string, string>> {
  const assets = files.filter(({ path }) => path.startsWith(ASSETS))
  const placed = assets.map((file) => ({
    ...file,
    at: join(folder, file.hash + extname(file.path).toLowerCase()),
  }))
  const there = await Promise.all(placed.map(({ at }) => mark(at, now)))
  const missing = placed.filter((_, index) => there[index] === false)
  const contents = await readContents(db, missing, fresh)
  if (missing.length > 0) await mkdir(folder, { recursive: true })
  for (const { hash, at } of missing) {
    const content = contents.get(hash)
    if (content === undefined) continue
    await replaceFile(at, (draft) => writeFile(draft, content))
    await mark(at, now)
  }
  return new Map(placed.map(({ path, at }) => [path.slice(ASSETS.length), at]))
}

/** Deletes copies not used recently. Recent ones stay, since a draft may be rendering from them. */
export async function forgetAssets({ folder, now }: AssetStore): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const file of names.map((name) => join(folder, name))) {
    const known = await stat(file).catch(() => undefined)
    if (known && now.getTime() - known.mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}

/** Updates a file's last use. @returns whether it exists */
const mark = (file: string, now: Date): Promise<boolean> =>
  utimes(file, now, now).then(
    () => true,
    () => false,
  )
