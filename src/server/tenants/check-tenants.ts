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

/** The findings in the checked folders. */
export type TenantsReport = {
  checked: string[]
  /** what prevents a folder from being served */
  faults: TenantFault[]
  /** what can be served but is probably a mistake */
  remarks: TenantRemark[]
}

/**
 * Checks folders as an application would, but without a database and against all others, since an alias must be
 * unique. Texts and the currencies of payments are checked only here: a stricter new version must not refuse to
 * start.
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
  // without a valid base the others cannot be judged
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

/** Aliases and host names of a folder that is not checked itself; empty for an unreadable one. */
async function claimsOf(
  tenantsDir: string,
  alias: string,
): Promise<{ aliases: readonly string[]; hosts: readonly string[] }> {
  const bytes = await readFile(join(tenantsDir, alias, 'tenant.json')).catch(() => undefined)
  const value = bytes && parseFile(bytes).value
  // a file without its schema's URL can still be read
  const tenant: unknown = isRecord(value) ? { ...value, $schema: '' } : value
  if (!isTenantFile(tenant)) return { aliases: [], hosts: [] }
  const venues = tenant.branches.flatMap((branch) => [branch, ...branch.branchContacts])
  return {
    aliases: [tenant.alias, ...venues.map((venue) => venue.alias)],
    hosts: tenant.hosts ?? [],
  }
}
