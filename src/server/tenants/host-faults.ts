import type { Config } from '../config.ts'
import type { TenantFile } from './folder-types.ts'
import type { TenantFault } from './tenant-fault.ts'

/** A host name leads to one tenant. */
export const hostFault = (folder: string, index: number, host: string, owner: string): TenantFault => ({
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
