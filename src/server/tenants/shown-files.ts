import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The paths of all files below a folder, sorted, without what is hidden. Links are followed: a mounted volume may show
 * each of its files by one.
 * @errors what the disk says, as of a link that leads nowhere or in a circle
 */
export async function shownFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = shownPaths(
    root,
    entries.filter((entry) => entry.isFile()),
  )
  const links = shownPaths(
    root,
    entries.filter((entry) => entry.isSymbolicLink()),
  )
  for (const link of links) {
    const path = join(root, link)
    if ((await stat(path)).isFile()) paths.push(link)
    else paths.push(...(await shownFiles(path)).map((inner) => `${link}/${inner}`))
  }
  return paths.toSorted(byName)
}

/** The paths of entries below a folder, sorted, without what is hidden: neither their names nor a folder on the way begins with a dot. */
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
