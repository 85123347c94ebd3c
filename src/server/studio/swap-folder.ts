import type { Stats } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

import { HOUR_MS } from '#domain/time/lengths.ts'

import { listTenantsDir } from '../tenants/read-folder.ts'

const NEW = /^\.(.+)\.new-[A-Za-z0-9]{6}$/
const OLD = /^\.(.+)\.old-[A-Za-z0-9]{6}$/
/** Older leftovers are from a crashed process. */
const LEFT_OVER_MS = HOUR_MS
/** Mode of a new folder: readable by all, like one made by hand. */
const FOLDER_MODE = 0o755
const MODE_BITS = 0o7777

/** A swapped folder, with the way back. */
export type Swapped = {
  /** name of the previous folder, now beside its place */
  before?: string
  /** restores the previous folder; the new one lies beside it again */
  undo(): Promise<void>
}

/** Deletes a folder recursively. Injected, since not every disk allows it. */
export type RemoveFolder = (path: string) => Promise<void>

export const removeFolder: RemoveFolder = (path) => rm(path, { recursive: true, force: true })

/**
 * Writes a folder beside its place, where no tenant is looked for; after a failure nothing is left. @returns its name
 */
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
    // retries must not fill a full disk further
    await removeFolder(folder).catch(() => undefined)
    throw error
  }
  return folder.slice(tenantsDir.length + 1)
}

/**
 * Replaces a tenant's folder by a written one: readers see the old or the new one, and nothing only between two
 * renames. Hidden files and permissions of the old one are kept.
 */
export async function swapFolder(tenantsDir: string, alias: string, written: string): Promise<Swapped> {
  const place = join(tenantsDir, alias)
  const fresh = join(tenantsDir, written)
  const old = fresh.replace(/\.new-(\w{6})$/, '.old-$1')
  const before = await found(place)
  const existed = before !== undefined
  if (existed) await keepHidden(place, fresh)
  // temporary folders are created for their owner alone
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

/** Copies hidden entries at every depth. */
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
 * Restores folders that a crashed process had moved away during a swap, and deletes old leftovers. Recent ones may
 * belong to a running process or be the only copy.
 * @returns names of leftovers that cannot be deleted; they do no harm
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
  // the newest is the one to restore
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

/** When a folder was renamed or changed: a rename does not change its modification time. */
async function movedAt(folder: string): Promise<number> {
  const stats = await found(folder)
  return stats === undefined ? 0 : Math.max(stats.mtimeMs, stats.ctimeMs)
}

const found = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined)
