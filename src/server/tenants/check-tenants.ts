import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isRecord } from '#domain/documents/is-record.ts'
import { isTenantFile } from '#generated/validators/tenant-file.js'
import { layoutFaults, type JudgeLayouts } from './layout-faults.ts'
import { aliasFault, hostFaults, type PlatformOrigins } from './taken-names.ts'
import { judgeFolder } from './judge-folder.ts'
import { pictureFaults, resolveFolder } from './load-tenant.ts'
import { paymentFaults } from './payment-faults.ts'
import { parseFile } from '#exchange/reading/parse-file.ts'
import { BASE_FOLDER, listTenantFolders, readFolderAsItIs } from './read-folder.ts'
import { remarksBesideFaults, remarksOn } from './remarks/remarks-on.ts'
import type { TenantRemark } from './remarks/remark.ts'
import { schemaFaults, textFaults } from './schema-faults.ts'
import { faultsOf, orFaults, type TenantFault } from './tenant-fault.ts'

/** What was found in the folders that were looked at. */
export type TenantsReport = {
  checked: string[]
  /** what keeps a folder from being served */
  faults: TenantFault[]
  /** what can be served and is probably not meant */
  remarks: TenantRemark[]
}

/**
 * Judges folders as an application would, without a database, and beside all others: an alias may exist once. Texts and the
 * money of payments are judged here alone: what a newer program refuses must not keep it from starting.
 * @param only - aliases to judge; empty judges all
 * @param judgeLayouts - of the interface; arrangements are not judged without it
 */
export async function checkTenants(
  tenantsDir: string,
  imagesDir: string,
  only: readonly string[] = [],
  judgeLayouts?: JudgeLayouts,
  platform: PlatformOrigins = {},
): Promise<TenantsReport> {
  const base = await readFolderAsItIs(tenantsDir, BASE_FOLDER)
  const folders = await listTenantFolders(tenantsDir)
  const checked = only.length === 0 ? folders : folders.filter((alias) => only.includes(alias))
  // without it nothing can be said of the others
  if (base.broken.length > 0) return { checked: [], faults: base.broken, remarks: [] }
  const faults = [
    ...schemaFaults(base),
    ...textFaults(base),
    ...(await layoutFaults(base, base, judgeLayouts)),
  ]
  const remarks: TenantRemark[] = []
  const options = { tenantsDir, imagesDir, base }
  const owners = new Map<string, string>()
  const hostOwners = new Map<string, string>()
  for (const alias of folders.filter((one) => !checked.includes(one))) {
    const claimed = await claimsOf(tenantsDir, alias)
    for (const name of claimed.aliases) owners.set(name, alias)
    for (const host of claimed.hosts) hostOwners.set(host, alias)
  }
  const judge = async (alias: string) => {
    const files = await readFolderAsItIs(tenantsDir, alias)
    const judged = await judgeFolder(files, base, judgeLayouts)
    faults.push(...textFaults(files), ...judged.faults, ...paymentFaults(alias, judged))
    faults.push(
      ...hostFaults(alias, judged.isSound('tenant.json') ? judged.merged.tenant : {}, hostOwners, platform),
    )
    for (const entity of judged.entities) {
      const owner = owners.get(entity.alias)
      if (owner !== undefined && owner !== alias) faults.push(aliasFault(alias, entity.alias, owner))
      owners.set(entity.alias, alias)
    }
    const made =
      judged.faults.length > 0
        ? await pictureFaults(judged, files, options)
        : await orFaults(resolveFolder(judged, files, files.hash, options))
    if (Array.isArray(made)) {
      faults.push(...made)
      remarks.push(...remarksBesideFaults(judged, files))
    } else remarks.push(...(await remarksOn(made, files, base)))
  }
  for (const alias of checked) {
    try {
      await judge(alias)
    } catch (error) {
      faults.push(...faultsOf(alias, error))
    }
  }
  return { checked, faults, remarks }
}

/** The aliases and host names of a folder that is not judged itself; of one that cannot be read, none. */
async function claimsOf(
  tenantsDir: string,
  alias: string,
): Promise<{ aliases: readonly string[]; hosts: readonly string[] }> {
  const bytes = await readFile(join(tenantsDir, alias, 'tenant.json')).catch(() => undefined)
  const value = bytes && parseFile(bytes).value
  // a file without the address of its schema can be read all the same
  const tenant: unknown = isRecord(value) ? { ...value, $schema: '' } : value
  if (!isTenantFile(tenant)) return { aliases: [], hosts: [] }
  const venues = tenant.branches.flatMap((branch) => [branch, ...branch.branchContacts])
  return {
    aliases: [tenant.alias, ...venues.map((venue) => venue.alias)],
    hosts: tenant.hosts ?? [],
  }
}
