import { deepMerge } from '#domain/documents/deep-merge.ts'
import { countryOf } from '#domain/money/country-of.ts'
import type { MenuFile, TenantFile, ThemeFile } from '#generated/tenant.ts'

import { diffTenantFiles, type TenantFilesContent } from './diff/diff-tenant-files.ts'
import type { ImportContext } from './import-result.ts'

/** A tenant's folder as an import or an export meets it. */
export type MergedFolder = {
  /** with what the base adds to the menu */
  files: TenantFilesContent
  tenant: TenantFile
  menu: MenuFile
  context: Pick<ImportContext, 'money' | 'menu' | 'theme' | 'indicators' | 'assets'>
  /** a menu without what the base says of itself, as the folder keeps it */
  ownMenu(menu: MenuFile): MenuFile
}

type FolderFiles = TenantFilesContent & { readonly assets: ReadonlySet<string> }

/**
 * The own files of a folder over those of the base.
 * @param base - of `_base`; both as their schemas allow them
 * @source issue 5 part 6
 */
export function mergeWithBase(base: FolderFiles, own: FolderFiles): MergedFolder {
  const tenant = deepMerge<TenantFile>(base.tenant, own.tenant)
  const menu = deepMerge<MenuFile>(NO_MENU, base.menu, own.menu)
  const theme = own.theme as ThemeFile | undefined
  return {
    files: { tenant: own.tenant, menu, theme, messages: own.messages, layouts: own.layouts },
    tenant,
    menu,
    context: {
      money: countryOf(tenant),
      menu,
      theme,
      indicators: new Set((menu.indicators ?? []).map(({ id }) => id)),
      assets: new Set([...base.assets, ...own.assets]),
    },
    ownMenu: (after) => withoutBase(after, own.menu as MenuFile | undefined, deepMerge(base.menu)),
  }
}

const NO_MENU: MenuFile = { $schema: '../../schemas/tenant/menu.schema.json', categories: [] }

/** Lists that are the base's stay with the base, unless the folder repeats them already. */
function withoutBase(menu: MenuFile, own: MenuFile | undefined, base: Partial<MenuFile>): MenuFile {
  const inherited = (['indicators', 'garnishGroups', 'remarkeds', 'upselleds'] as const).filter(
    (key) =>
      own?.[key] === undefined &&
      diffTenantFiles({ menu: { [key]: base[key] } }, { menu: { [key]: menu[key] } }).length === 0,
  )
  return Object.fromEntries(
    Object.entries(menu).filter(([key]) => !inherited.some((one) => one === key)),
  ) as MenuFile
}
