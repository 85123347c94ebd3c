import { COUNTRIES } from '#domain/money/countries.ts'
import type { TenantFilesContent } from '#exchange/diff/diff-tenant-files.ts'
import type { ImportContext } from '#exchange/import-result.ts'
import type { MenuFile, TenantFile, ThemeFile } from '#generated/tenant.ts'
import { BASE_FOLDER, listTenantFolders, readTenantFolder } from '#server/tenants/read-folder.ts'

/** A tenant's folder as an import or an export meets it. */
export type TenantFolder = {
  alias: string
  /** absolute path */
  folder: string
  files: TenantFilesContent
  /** with what the base adds */
  tenant: TenantFile
  menu: MenuFile | undefined
  theme: ThemeFile | undefined
  context: Pick<ImportContext, 'money' | 'menu' | 'theme' | 'indicators' | 'assets'>
}

/**
 * Reads what there is of a tenant. The files were judged by `vitrina check` or will be before anything is written, so
 * they are taken as they are.
 *
 * @errors throws when there is no such tenant; TenantInvalid for a file that is no JSON
 */
export async function readTenant(tenantsDir: string, alias: string): Promise<TenantFolder> {
  const known = await listTenantFolders(tenantsDir)
  if (!known.includes(alias)) throw new Error(`${tenantsDir} holds no tenant called ${alias}.`)
  const [base, own] = await Promise.all([
    readTenantFolder(tenantsDir, BASE_FOLDER),
    readTenantFolder(tenantsDir, alias),
  ])
  const tenant = own.tenant as TenantFile
  const menu = own.menu as MenuFile | undefined
  const theme = own.theme as ThemeFile | undefined
  const country = COUNTRIES[tenant.country]
  const { code, symbol, mantissaLength } = tenant.currency ?? {
    code: country.currencyCode,
    symbol: country.currencySymbol,
    mantissaLength: country.mantissaLength,
  }
  const labels = menu?.indicators ?? (base.menu as MenuFile | undefined)?.indicators ?? []
  return {
    alias,
    folder: own.folder,
    files: { tenant, menu, theme, messages: own.messages, layouts: own.layouts },
    tenant,
    menu,
    theme,
    context: {
      money: { currencyCode: code, currencySymbol: symbol, mantissaLength },
      menu,
      theme,
      indicators: new Set(labels.map(({ id }) => id)),
      assets: new Set([...base.assets, ...own.assets]),
    },
  }
}
