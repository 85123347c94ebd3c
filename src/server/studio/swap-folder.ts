import type { Stats } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

import { HOUR_MS } from '#domain/time/lengths.ts'

import { listTenantsDir } from '../tenants/read-folder.ts'

const NEW = /^\.(.+)\.new-[A-Za-z0-9]{6}$/
const OLD = /^\.(.+)\.old-[A-Za-z0-9]{6}$/
/** What lies this long is left over from a process that died. */
const LEFT_OVER_MS = HOUR_MS
/** Of a new folder: everybody may read it, as one that is made by hand. */
const FOLDER_MODE = 0o755
const MODE_BITS = 0o7777

/** A folder that was put in another's place, and the way back. */
export type Swapped = {
  /** name of what was there before, which lies beside its place now */
  before?: string
  /** puts back what was there; the new one lies beside again */
  undo(): Promise<void>
}

/** Takes a folder away with all that lies in it. A part of the application, for not every disk lets it. */
export type RemoveFolder = (path: string) => Promise<void>

export const removeFolder: RemoveFolder = (path) => rm(path, { recursive: true, force: true })

/** Writes a folder beside its place, where nobody looks for tenants; of one that cannot be written nothing is left. @returns its name */
export async function writeBeside(
  tenantsDir: string,
  alias: string,
  files: readonly { path: string; content: Uint8Array }[],
): Promise<string> {
  const folder = await mkdtemp(join(tenantsDir, `.${alias}.new-`))
  try {
    for (const { path, content } of files) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  } catch (error) {
    // a disk that is full is not to be filled further with each try
    await removeFolder(folder).catch(() => undefined)
    throw error
  }
  return folder.slice(tenantsDir.length + 1)
}

/**
 * Puts a written folder in the place of a tenant's: readers find the old one or the new one, and nothing only for the
 * moment between two renames. What was hidden in the old one stays, and so does who may read it.
 */
export async function swapFolder(tenantsDir: string, alias: string, written: string): Promise<Swapped> {
  const place = join(tenantsDir, alias)
  const fresh = join(tenantsDir, written)
  const old = fresh.replace(/\.new-(\w{6})$/, '.old-$1')
  const before = await found(place)
  const existed = before !== undefined
  if (existed) await keepHidden(place, fresh)
  // a folder with a name of its own was made for its owner alone
  await chmod(fresh, existed ? before.mode & MODE_BITS : FOLDER_MODE)
  if (existed) await rename(place, old)
  try {
    await rename(fresh, place)
  } catch (error) {
    if (existed) await rename(old, place)
    throw error
  }
  return {
    ...(existed && { before: old.slice(tenantsDir.length + 1) }),
    async undo() {
      await rename(place, fresh)
      if (existed) await rename(old, place)
    },
  }
}

/** Copies what is hidden in a folder, at every depth, as it is. */
async function keepHidden(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const parents = relative(from, entry.parentPath).split(sep)
    if (!entry.name.startsWith('.') || parents.some((name) => name.startsWith('.'))) continue
    const copy = join(to, relative(from, path))
    await mkdir(dirname(copy), { recursive: true })
    await cp(path, copy, { recursive: true, verbatimSymlinks: true })
  }
}

/**
 * Puts back the folders that a process which died in the middle of a swap had moved away, and lets go of what is long
 * left over. What is young may be of a process that works at this moment, or the only way back.
 * @returns names of what is left over and cannot be removed: it is in nobody's way
 */
export async function recoverFolders(
  tenantsDir: string,
  nowMs: number,
  remove: RemoveFolder,
): Promise<string[]> {
  const names = (await listTenantsDir(tenantsDir)).map(({ name }) => name)
  const there = new Set(names)
  const beside = await Promise.all(
    names
      .filter((name) => OLD.test(name) || NEW.test(name))
      .map(async (name) => ({ name, movedMs: await movedAt(join(tenantsDir, name)) })),
  )
  const stuck: string[] = []
  // of several the newest is the way back
  for (const { name, movedMs } of beside.toSorted((a, b) => b.movedMs - a.movedMs)) {
    const alias = OLD.exec(name)?.[1]
    if (alias !== undefined && !there.has(alias)) {
      there.add(alias)
      await rename(join(tenantsDir, name), join(tenantsDir, alias))
    } else if (nowMs - movedMs > LEFT_OVER_MS) {
      await remove(join(tenantsDir, name)).catch(() => stuck.push(name))
    }
  }
  return stuck
}

/** When a folder got its name or its content: a new name does not count as a change of what is in it. */
async function movedAt(folder: string): Promise<number> {
  const stats = await found(folder)
  return stats === undefined ? 0 : Math.max(stats.mtimeMs, stats.ctimeMs)
}

const found = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined)
