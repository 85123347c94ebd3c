import type { Db } from '../db/store.ts'
import { findTakenAliases, findTakenHosts } from '../repositories/tenants-repository.ts'
import { hostFault } from './host-faults.ts'
import type { ResolvedTenant } from './resolved.ts'
import { TenantInvalid, type TenantFault } from './tenant-fault.ts'

/** A folder that is right by itself: it may be applied once another tenant lets go of its aliases and host names. */
export class NamesTaken extends TenantInvalid {}

/** Which of a tenant's aliases and host names another one has. */
export async function takenNames(db: Db, { alias, entities, hosts }: ResolvedTenant): Promise<TenantFault[]> {
  const aliases = entities.map((entity) => entity.alias)
  const names = hosts.map(({ host }) => host)
  const takenHosts = names.length === 0 ? [] : await findTakenHosts(db, alias, names)
  return [
    ...(await takenAliases(db, alias, aliases)),
    ...takenHosts.map(({ host, tenant }) => hostFault(alias, names.indexOf(host), host, tenant)),
  ]
}

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
