import { mergeWithBase, type MergedFolder } from '#exchange/merge-with-base.ts'
import { BASE_FOLDER, listTenantFolders, readTenantFolder } from '#server/tenants/read-folder.ts'
import { schemaFaults } from '#server/tenants/schema-faults.ts'
import { TenantInvalid } from '#server/tenants/tenant-fault.ts'
import { noTenant } from '../usage-error.ts'

/** A tenant's folder on disk, as imports and exports use it. */
export type TenantFolder = MergedFolder & {
  alias: string
  /** absolute path */
  folder: string
  /** content hash of the whole folder */
  hash: string
}

/**
 * Reads a tenant's folder: its own files merged over those of the base.
 * @errors UsageError when there is no such tenant; TenantInvalid for files that are no JSON or break their schemas
 */
export async function readTenant(tenantsDir: string, alias: string): Promise<TenantFolder> {
  const known = await listTenantFolders(tenantsDir)
  if (!known.includes(alias)) throw noTenant(tenantsDir, [alias], known)
  const [base, own] = await Promise.all([
    readTenantFolder(tenantsDir, BASE_FOLDER),
    readTenantFolder(tenantsDir, alias),
  ])
  const faults = [...schemaFaults(base), ...schemaFaults(own)]
  if (faults.length > 0) throw new TenantInvalid(faults)
  return { alias, folder: own.folder, hash: own.hash, ...mergeWithBase(base, own) }
}
