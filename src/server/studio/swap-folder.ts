import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const NEW = /^\.(.+)\.new-[A-Za-z0-9]{6}$/
const OLD = /^\.(.+)\.old-[A-Za-z0-9]{6}$/
/** What lies this long is left over from a process that died. */
const LEFT_OVER_MS = 3_600_000

/** A folder that was put in another's place, and the way back. */
export type Swapped = {
  /** lets go of what was there before */
  keep(): Promise<void>
  undo(): Promise<void>
}

/** Writes a folder beside its place, where nobody looks for tenants. @returns its name */
export async function writeBeside(
  tenantsDir: string,
  alias: string,
  files: readonly { path: string; content: Uint8Array }[],
): Promise<string> {
  const folder = await mkdtemp(join(tenantsDir, `.${alias}.new-`))
  for (const { path, content } of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return folder.slice(tenantsDir.length + 1)
}

/**
 * Puts a written folder in the place of a tenant's: readers find the old one or the new one, and nothing only for the
 * moment between two renames. What was hidden in the old one stays.
 */
export async function swapFolder(tenantsDir: string, alias: string, written: string): Promise<Swapped> {
  const place = join(tenantsDir, alias)
  const fresh = join(tenantsDir, written)
  const old = fresh.replace(/\.new-(\w{6})$/, '.old-$1')
  const existed = await exists(place)
  if (existed) {
    for (const name of await readdir(place))
      if (name.startsWith('.')) await cp(join(place, name), join(fresh, name), { recursive: true })
    await rename(place, old)
  }
  try {
    await rename(fresh, place)
  } catch (error) {
    if (existed) await rename(old, place)
    throw error
  }
  return {
    keep: () => rm(old, { recursive: true, force: true }),
    async undo() {
      await rename(place, fresh)
      if (existed) await rename(old, place)
      await rm(fresh, { recursive: true, force: true })
    },
  }
}

export const dropBeside = (tenantsDir: string, written: string): Promise<void> =>
  rm(join(tenantsDir, written), { recursive: true, force: true })

/** Puts back the folders that a process which died in the middle of a swap had moved away. */
export async function recoverFolders(tenantsDir: string, nowMs: number): Promise<void> {
  const names = await readdir(tenantsDir)
  for (const name of names) {
    const alias = OLD.exec(name)?.[1]
    if (alias !== undefined && !names.includes(alias))
      await rename(join(tenantsDir, name), join(tenantsDir, alias))
    else if ((alias !== undefined || NEW.test(name)) && (await isLeftOver(join(tenantsDir, name), nowMs)))
      await dropBeside(tenantsDir, name)
  }
}

const isLeftOver = async (folder: string, nowMs: number): Promise<boolean> =>
  nowMs - (await stat(folder)).mtimeMs > LEFT_OVER_MS

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
