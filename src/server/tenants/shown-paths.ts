import type { Dirent } from 'node:fs'
import { join } from 'node:path'

/** The paths of entries below a folder, sorted, without what is hidden: neither their names nor a folder on the way begins with a dot. */
export const shownPaths = (root: string, entries: readonly Dirent[]): string[] =>
  entries
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.split('/').some((segment) => segment.startsWith('.')))
    .toSorted((a, b) => (a < b ? -1 : 1))
