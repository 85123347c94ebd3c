import type { TenantChange } from '#domain/exchange/tenant-change.ts'
import type { MenuFile, ThemeFile } from '#generated/tenant.ts'

import { diffTenantFiles } from './diff/diff-tenant-files.ts'
import { isSame } from './diff/diff-values.ts'
import type { Imported } from './import-result.ts'
import type { MergedFolder } from './merge-with-base.ts'

/** What an import changes of a folder. */
export type ChangedFiles = {
  readonly changes: readonly TenantChange[]
  /** only files that change, as the folder keeps them; a menu may without a change that somebody sees */
  readonly menu?: MenuFile
  readonly theme?: ThemeFile
}

/** The files that have to be written for an import, and what differs in them. */
export function changedFiles(folder: MergedFolder, { menu, theme }: Imported['files']): ChangedFiles {
  const changes = diffTenantFiles(folder.files, {
    ...folder.files,
    ...(menu && { menu }),
    ...(theme && { theme }),
  })
  const isChanged = (name: string) => changes.some(({ file }) => file === name)
  // no page shows which system knows a plate by which id, so the changes do not tell it
  const isKnownOtherwise = menu && !isSame(menu.externalIds, folder.menu.externalIds)
  return {
    changes,
    ...(menu && (isChanged('menu.json') || isKnownOtherwise) && { menu: folder.ownMenu(menu) }),
    ...(theme && isChanged('theme.json') && { theme }),
  }
}
