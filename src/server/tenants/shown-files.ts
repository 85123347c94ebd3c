import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'

import { TenantInvalid, type TenantFault } from './tenant-fault.ts'

/**
 * The sorted paths of all files below a folder, without hidden ones. The folder may be a symbolic link. Links inside it
 * are followed if they stay inside: a mounted volume may expose each file as a link.
 * @errors {@link TenantInvalid} for links that are not followed and for entries that are no files; errors of the file
 *   system
 */
export async function shownFiles(folder: string): Promise<string[]> {
  const { paths, faults } = await listShown(folder)
  if (faults.length > 0) throw new TenantInvalid(faults)
  return paths
}

type Shown = { paths: string[]; faults: TenantFault[] }

/** Like {@link shownFiles}, for callers that skip broken entries; each one is reported as a fault. */
export async function listShown(folder: string): Promise<Shown> {
  const shown: Shown = { paths: [], faults: [] }
  const real = await realpath(folder)
  await walk(shown, { root: resolve(folder), realRoot: real, at: '', real, way: [] })
  return { paths: shown.paths.toSorted(byName), faults: shown.faults }
}

/** A folder during the walk: its path below the root, its real path, and the real paths of the links that led to it. */
type Step = { root: string; realRoot: string; at: string; real: string; way: readonly string[] }

async function walk(shown: Shown, step: Step): Promise<void> {
  const { root, realRoot, at, real } = step
  const entries = await readdir(real, { recursive: true, withFileTypes: true })
  const below = (isWanted: (entry: Dirent) => boolean) => shownPaths(real, entries.filter(isWanted))
  shown.paths.push(...below((entry) => entry.isFile()).map((path) => at + path))
  const refuse = (entry: string, found: string) =>
    shown.faults.push({ file: `${basename(root)}/${at}${entry}`, path: '$', found, expected: EXPECTED })
  // a container creates a folder of this name when it mounts a file that does not exist
  for (const path of below((entry) => entry.isDirectory() && entry.name.endsWith('.json')))
    refuse(path, 'a folder')
  for (const path of below((entry) => !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink()))
    refuse(path, 'what is no file')
  for (const link of below((entry) => entry.isSymbolicLink())) {
    const way = [...step.way, join(real, dirname(link))]
    const target = await targetOf(join(real, link))
    if (target === undefined) refuse(link, 'a link that leads nowhere')
    else if (!isWithin(realRoot, target)) refuse(link, 'a link that leads out of the folder')
    else if (way.some((one) => isWithin(target, one))) refuse(link, 'a link that leads back to where it lies')
    else if ((await stat(target)).isFile()) shown.paths.push(at + link)
    else await walk(shown, { ...step, at: `${at}${link}/`, real: target, way })
  }
}

const EXPECTED = 'a file, or a link to one inside the folder'

const isWithin = (folder: string, path: string): boolean => path === folder || path.startsWith(folder + sep)

const NOWHERE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP'])

/** The target of a link; undefined if it has none. */
const targetOf = (link: string): Promise<string | undefined> =>
  realpath(link).catch((error: NodeJS.ErrnoException) => {
    if (NOWHERE.has(error.code ?? '')) return undefined
    throw error
  })

/** The sorted paths of entries below a folder, without hidden ones: no segment of the path begins with a dot. */
export const shownPaths = (root: string, entries: readonly Dirent[]): string[] =>
  entries
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.split('/').some((segment) => segment.startsWith('.')))
    .toSorted(byName)

const byName = (a: string, b: string): number => (a < b ? -1 : 1)
