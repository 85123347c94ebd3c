import { layoutFaults, type JudgeLayouts } from './layout-faults.ts'
import { hostFaults } from './host-faults.ts'
import { judgeFolder, type JudgedFolder } from './judge-folder.ts'
import { pictureFaults, resolveFolder } from './load-tenant.ts'
import { paymentFaults } from './payment-faults.ts'
import {
  BASE_FOLDER,
  listTenantFolders,
  readFolderAsItIs,
  readTenantFolder,
  type TenantFiles,
} from './read-folder.ts'
import { remarksBesideFaults, remarksOn } from './remarks/remarks-on.ts'
import type { TenantRemark } from './remarks/remark.ts'
import { schemaFaults } from './schema-faults.ts'
import { aliasFault } from './taken-names.ts'
import { TenantInvalid, type TenantFault } from './tenant-fault.ts'
import { textFaults } from './text-faults.ts'

/** What was found in the folders that were looked at. */
export type TenantsReport = {
  checked: string[]
  /** what keeps a folder from being served */
  faults: TenantFault[]
  /** what can be served and is probably not meant */
  remarks: TenantRemark[]
}

/**
 * Judges folders as an application would, without a database, and between them: an alias may exist once. Texts and the
 * money of payments are judged here alone: what a newer program refuses must not keep it from starting.
 * @param only - aliases to judge; empty judges all
 * @param judgeLayouts - of the interface; arrangements are not judged without it
 * @param publicOrigin - of the platform, whose host name no tenant may have
 */
export async function checkTenants(
  tenantsDir: string,
  imagesDir: string,
  only: readonly string[] = [],
  judgeLayouts?: JudgeLayouts,
  publicOrigin?: string,
): Promise<TenantsReport> {
  const base = await readTenantFolder(tenantsDir, BASE_FOLDER)
  const folders = await listTenantFolders(tenantsDir)
  const checked = only.length === 0 ? folders : folders.filter((alias) => only.includes(alias))
  const faults = [
    ...schemaFaults(base),
    ...textFaults(base),
    ...(await layoutFaults(base, base, judgeLayouts)),
  ]
  const remarks: TenantRemark[] = []
  const options = { tenantsDir, imagesDir, base }
  const picturesOf = async (files: TenantFiles, judged: JudgedFolder) => {
    try {
      return await resolveFolder(judged, files, files.hash, options)
    } catch (error) {
      if (!(error instanceof TenantInvalid)) throw error
      return error.faults
    }
  }
  const owners = new Map<string, string>()
  const hostOwners = new Map<string, string>()
  for (const alias of checked) {
    const files = await readFolderAsItIs(tenantsDir, alias)
    const judged = await judgeFolder(files, base, judgeLayouts)
    faults.push(...textFaults(files), ...judged.faults, ...paymentFaults(alias, judged))
    faults.push(
      ...hostFaults(
        alias,
        judged.isSound('tenant.json') ? judged.merged.tenant : {},
        hostOwners,
        publicOrigin,
      ),
    )
    for (const entity of judged.entities) {
      const owner = owners.get(entity.alias)
      if (owner !== undefined && owner !== alias) faults.push(aliasFault(alias, entity.alias, owner))
      owners.set(entity.alias, alias)
    }
    const made =
      judged.faults.length > 0 ? await pictureFaults(judged, files, options) : await picturesOf(files, judged)
    if (Array.isArray(made)) {
      faults.push(...made)
      remarks.push(...remarksBesideFaults(judged, files))
    } else remarks.push(...(await remarksOn(made, files, base)))
  }
  return { checked, faults, remarks }
}
