import { deepMerge } from '#domain/documents/deep-merge.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import type { TenantFilesContent } from '#exchange/diff/diff-tenant-files.ts'
import type { ImportContext } from '#exchange/import-result.ts'
import type { MenuFile, TenantFile, ThemeFile } from '#generated/tenant.ts'
import { BASE_FOLDER, listTenantFolders, readTenantFolder } from '#server/tenants/read-folder.ts'
import { schemaFaults } from '#server/tenants/schema-faults.ts'
import { TenantInvalid } from '#server/tenants/tenant-fault.ts'

/** A tenant's folder as an import or an export meets it. */
export type TenantFolder = {
  alias: string
  /** absolute path */
  folder: string
  /** with what the base adds to the menu */
  files: TenantFilesContent
  tenant: TenantFile
  menu: MenuFile
  context: Pick<ImportContext, 'money' | 'menu' | 'theme' | 'indicators' | 'assets'>
  /** a menu without what the base says of itself, as the folder keeps it */
  ownMenu(menu: MenuFile): MenuFile
}

/**
 * Reads what there is of a tenant: its own files over those of the base.
 *
 * @errors throws when there is no such tenant; TenantInvalid for files that are no JSON or break their schemas
 */
export async function readTenant(tenantsDir: string, alias: string): Promise<TenantFolder> {
  const known = await listTenantFolders(tenantsDir)
  if (!known.includes(alias)) throw new Error(`${tenantsDir} holds no tenant called ${alias}.`)
  const [base, own] = await Promise.all([
    readTenantFolder(tenantsDir, BASE_FOLDER),
    readTenantFolder(tenantsDir, alias),
  ])
  const faults = [...schemaFaults(base), ...schemaFaults(own)]
  if (faults.length > 0) throw new TenantInvalid(faults)
  const tenant = deepMerge<TenantFile>(base.tenant, own.tenant)
  const menu = deepMerge<MenuFile>(NO_MENU, base.menu, own.menu)
  const theme = own.theme as ThemeFile | undefined
  const country = COUNTRIES[tenant.country]
  const { code, symbol, mantissaLength } = tenant.currency ?? {
    code: country.currencyCode,
    symbol: country.currencySymbol,
    mantissaLength: country.mantissaLength,
  }
  return {
    alias,
    folder: own.folder,
    files: { tenant: own.tenant, menu, theme, messages: own.messages, layouts: own.layouts },
    tenant,
    menu,
    context: {
      money: { currencyCode: code, currencySymbol: symbol, mantissaLength },
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
