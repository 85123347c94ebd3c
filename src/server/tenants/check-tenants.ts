import { layoutFaults } from './layout-faults.ts'
import type { JudgeLayouts } from './layout-faults.ts'
import { loadTenant } from './load-tenant.ts'
import { BASE_FOLDER, listTenantFolders, readTenantFolder } from './read-folder.ts'
import { schemaFaults } from './schema-faults.ts'
import { TenantInvalid } from './tenant-fault.ts'
import type { TenantFault } from './tenant-fault.ts'

/**
 * Judges folders as an application would, without a database, and between them: an alias may exist once.
 * @param only - aliases to judge; empty judges all
 * @param judgeLayouts - of the interface; arrangements are not judged without it
 */
export async function checkTenants(
  tenantsDir: string,
  imagesDir: string,
  only: readonly string[] = [],
  judgeLayouts?: JudgeLayouts,
): Promise<{ checked: string[]; faults: TenantFault[] }> {
  const base = await readTenantFolder(tenantsDir, BASE_FOLDER)
  const folders = await listTenantFolders(tenantsDir)
  const checked = only.length === 0 ? folders : folders.filter((alias) => only.includes(alias))
  const faults = [...schemaFaults(base), ...(await layoutFaults(base, base, judgeLayouts))]
  const owners = new Map<string, string>()
  for (const alias of checked) {
    try {
      const files = await readTenantFolder(tenantsDir, alias)
      const { entities } = await loadTenant(files, files.hash, { tenantsDir, imagesDir, base, judgeLayouts })
      for (const entity of entities) {
        const owner = owners.get(entity.alias)
        if (owner !== undefined) faults.push(aliasFault(alias, entity.alias, owner))
        owners.set(entity.alias, alias)
      }
    } catch (error) {
      if (!(error instanceof TenantInvalid)) throw error
      faults.push(...error.faults)
    }
  }
  return { checked, faults }
}

function aliasFault(folder: string, alias: string, owner: string): TenantFault {
  return {
    file: `${folder}/tenant.json`,
    path: '$.branches',
    found: `alias '${alias}', which the tenant '${owner}' has`,
    expected: 'an alias no other tenant has',
  }
}
