import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MenuFile, TenantFile, ThemeFile } from '#server/tenants/folder-types.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import {
  BASE_FOLDER,
  listTenantFolders,
  readTenantFolder,
  type TenantFiles,
} from '#server/tenants/read-folder.ts'

export const TENANTS_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../tenants')

/** The folders as written, and each merged over the base. */
export const base = await readTenantFolder(TENANTS_DIR, BASE_FOLDER)
export const folders: TenantFiles[] = await Promise.all(
  (await listTenantFolders(TENANTS_DIR)).map((alias) => readTenantFolder(TENANTS_DIR, alias)),
)

export type DemoTenant = {
  alias: string
  files: TenantFiles
  tenant: TenantFile
  theme: ThemeFile
  menu: MenuFile
}

export const tenants: DemoTenant[] = folders.map((files) => ({
  alias: files.alias,
  files,
  tenant: deepMerge<TenantFile>(base.tenant, files.tenant),
  theme: deepMerge<ThemeFile>(base.theme, files.theme),
  menu: deepMerge<MenuFile>(base.menu, files.menu),
}))

/** One demo tenant by its alias; a missing one fails the test that asks for it. */
export function demoTenant(alias: string): DemoTenant {
  const found = tenants.find((tenant) => tenant.alias === alias)
  if (!found) throw new Error(`no folder tenants/${alias}`)
  return found
}

export const platesOf = ({ menu }: DemoTenant) =>
  (menu.categories ?? []).flatMap((category) => category.plates)

/** The stores of a tenant with the settings they inherit. */
export const storesOf = ({ tenant }: DemoTenant) =>
  tenant.branches
    .flatMap((branch) => branch.branchContacts ?? [])
    .map((store) => deepMerge<typeof store>(tenant.branchContactDefaults, store))
