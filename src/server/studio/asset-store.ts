import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { DAY_MS } from '#domain/time/lengths.ts'

import type { Db } from '../db/store.ts'
import { readContents, type FileRow } from '../repositories/stored-files-repository.ts'
import { replaceFile } from '../replace-file.mjs'

/** Below the folder of data. */
export const draftAssets = 'drafts'

const ASSETS = 'assets/'

/** How long a copy stays that nobody asks for. @source assumed: no folder is drawn for a day */
const KEPT_MS = DAY_MS

/** Where the copies lie, and the time by the server's clock. */
export type AssetStore = { folder: string; now: Date }

/**
 * Lays the pictures of a draft where the picture tool can read them: a folder of this process's own, by content, so
 * that a picture is written once.
 * @param fresh - contents that are not in the database yet
 * @returns where each lies, by its name below assets/
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

/** Removes what was not asked for lately. What was is left alone: a draft may be drawn from it right now. */
export async function forgetAssets({ folder, now }: AssetStore): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const file of names.map((name) => join(folder, name))) {
    const known = await stat(file).catch(() => undefined)
    if (known && now.getTime() - known.mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}

/** Notes that a file is needed now. @returns whether it is there */
const mark = (file: string, now: Date): Promise<boolean> =>
  utimes(file, now, now).then(
    () => true,
    () => false,
  )
