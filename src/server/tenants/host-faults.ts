import type { TenantFile } from './folder-types.ts'
import type { TenantFault } from './tenant-fault.ts'

/** A host name leads to one tenant. */
export const hostFault = (folder: string, index: number, host: string, owner: string): TenantFault => ({
  file: `${folder}/tenant.json`,
  path: `$.hosts[${index}]`,
  found: `'${host}', which the tenant '${owner}' has`,
  expected: 'a host name no other tenant has',
})

/**
 * What is wrong with the host names of a folder beside others.
 * @param owners - folders by host name; those of this folder are added
 * @param publicOrigin - of the platform, whose host name no tenant may have
 */
export function hostFaults(
  folder: string,
  { hosts = [] }: Pick<TenantFile, 'hosts'>,
  owners: Map<string, string>,
  publicOrigin: string | undefined,
): TenantFault[] {
  const platform = publicOrigin && new URL(publicOrigin).hostname
  return hosts.flatMap((host, index): TenantFault[] => {
    const owner = owners.get(host)
    owners.set(host, folder)
    if (owner !== undefined && owner !== folder) return [hostFault(folder, index, host, owner)]
    if (host !== platform) return []
    const expected = "a host name of its own: this one is PUBLIC_ORIGIN's"
    return [{ file: `${folder}/tenant.json`, path: `$.hosts[${index}]`, found: `'${host}'`, expected }]
  })
}
