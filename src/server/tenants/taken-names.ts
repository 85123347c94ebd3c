import type { Db } from '../db/store.ts'
import { findTakenAliases, findTakenHosts } from '../repositories/tenants-repository.ts'
import type { ResolvedTenant } from './resolved.ts'
import { TenantInvalid, type TenantFault } from './tenant-fault.ts'
import type { Config } from '../config.ts'
import type { TenantFile } from './folder-types.ts'

/** The folder itself is valid: it can be applied once another tenant releases its aliases and host names. */
export class NamesTaken extends TenantInvalid {}

/** Aliases and host names of a tenant that another tenant has. */
export async function takenNames(db: Db, { alias, entities, hosts }: ResolvedTenant): Promise<TenantFault[]> {
  const aliases = entities.map((entity) => entity.alias)
  const names = hosts.map(({ host }) => host)
  const takenHosts = names.length === 0 ? [] : await findTakenHosts(db, alias, names)
  return [
    ...(await takenAliases(db, alias, aliases)),
    ...takenHosts.map(({ host, tenant }) => hostFault(alias, names.indexOf(host), host, tenant)),
  ]
}

/** Aliases of a tenant that another tenant has. */
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

/** Origins of the platform, whose host names no tenant may use. */
export type PlatformOrigins = Partial<Pick<Config, 'publicOrigin' | 'framesOrigin'>>

/**
 * Faults in the host names of a folder, checked against the platform and other folders.
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
