import { layoutFaults } from './layout-faults.ts'
import type { JudgeLayouts } from './layout-faults.ts'
import { loadFolder } from './load-tenant.ts'
import { BASE_FOLDER, listTenantFolders, readTenantFolder } from './read-folder.ts'
import { remarksOn } from './remarks/remarks-on.ts'
import type { TenantRemark } from './remarks/remark.ts'
import { schemaFaults } from './schema-faults.ts'
import { TenantInvalid } from './tenant-fault.ts'
import type { TenantFault } from './tenant-fault.ts'
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
 * Judges folders as an application would, without a database, and between them: an alias may exist once. Texts are
 * judged here alone: a key that a newer program no longer has must not keep it from starting.
 *
 * @param only - aliases to judge; empty judges all
 * @param judgeLayouts - of the interface; arrangements are not judged without it
 */
export async function checkTenants(
  tenantsDir: string,
  imagesDir: string,
  only: readonly string[] = [],
  judgeLayouts?: JudgeLayouts,
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
  const owners = new Map<string, string>()
  for (const alias of checked) {
    try {
      const files = await readTenantFolder(tenantsDir, alias)
      faults.push(...textFaults(files))
      const loaded = await loadFolder(files, files.hash, { tenantsDir, imagesDir, base, judgeLayouts })
      remarks.push(...(await remarksOn(loaded, files, base)))
      for (const entity of loaded.tenant.entities) {
        const owner = owners.get(entity.alias)
        if (owner !== undefined) faults.push(aliasFault(alias, entity.alias, owner))
        owners.set(entity.alias, alias)
      }
    } catch (error) {
      if (!(error instanceof TenantInvalid)) throw error
      faults.push(...error.faults)
    }
  }
  return { checked, faults, remarks }
}

function aliasFault(folder: string, alias: string, owner: string): TenantFault {
  return {
    file: `${folder}/tenant.json`,
    path: '$.branches',
    found: `alias '${alias}', which the tenant '${owner}' has`,
    expected: 'an alias no other tenant has',
  }
}
