import type { Db } from '../db/store.ts'
import { findTakenAliases, findTakenHosts } from '../repositories/tenants-repository.ts'
import type { ResolvedTenant } from './resolved.ts'
import { TenantInvalid, type TenantFault } from './tenant-fault.ts'
import type { Config } from '../config.ts'
import type { TenantFile } from './folder-types.ts'

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

/** A host name leads to one tenant. */
const hostFault = (folder: string, index: number, host: string, owner: string): TenantFault => ({
  file: `${folder}/tenant.json`,
  path: `$.hosts[${index}]`,
  found: `'${host}', which the tenant '${owner}' has`,
  expected: 'a host name no other tenant has',
})

/** Addresses of the platform, whose host names no tenant may have. */
export type PlatformOrigins = Partial<Pick<Config, 'publicOrigin' | 'framesOrigin'>>

/**
 * What is wrong with the host names of a folder beside others.
 * @param owners - folders by host name; those of this folder are added
 */
export function hostFaults(
  folder: string,
  { hosts = [] }: Pick<TenantFile, 'hosts'>,
  owners: Map<string, string>,
  { publicOrigin, framesOrigin }: PlatformOrigins,
): TenantFault[] {
  const platform = Object.entries({ PUBLIC_ORIGIN: publicOrigin, FRAMES_ORIGIN: framesOrigin })
  return hosts.flatMap((host, index): TenantFault[] => {
    const owner = owners.get(host)
    owners.set(host, folder)
    if (owner !== undefined && owner !== folder) return [hostFault(folder, index, host, owner)]
    const [setting] =
      platform.find(([, origin]) => origin !== undefined && new URL(origin).hostname === host) ?? []
    if (setting === undefined) return []
    const expected = `a host name of its own: this one is ${setting}'s`
    return [{ file: `${folder}/tenant.json`, path: `$.hosts[${index}]`, found: `'${host}'`, expected }]
  })
}
