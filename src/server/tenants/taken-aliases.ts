import type { Db } from '../db/store.ts'
import { findTakenAliases } from '../repositories/tenants-repository.ts'
import { TenantInvalid } from './tenant-fault.ts'
import type { TenantFault } from './tenant-fault.ts'

/** A folder that is right by itself: it may be applied once another tenant lets go of its aliases. */
export class AliasesTaken extends TenantInvalid {}

/** Which of a tenant's aliases another one has. */
export async function takenAliases(db: Db, tenant: string, aliases: string[]): Promise<TenantFault[]> {
  const taken = await findTakenAliases(db, tenant, aliases)
  return taken.map((one) => aliasFault(tenant, one.alias, one.tenant))
}

export const aliasFault = (folder: string, alias: string, owner: string): TenantFault => ({
  file: `${folder}/tenant.json`,
  path: '$.branches',
  found: `alias '${alias}', which the tenant '${owner}' has`,
  expected: 'an alias no other tenant has',
})
