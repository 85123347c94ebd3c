import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { judgeLayouts } from '#server/pages/render-page.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { BASE_FOLDER, copyFolder, tenantFolder } from '#server/tenants/read-folder.ts'
import type { TenantFault } from '#server/tenants/tenant-fault.ts'
import { writeAtomically } from '../write-atomically.ts'

/** Files of a tenant's folder by their path in it. */
export type NewFiles = ReadonlyMap<string, string | Buffer>

/** The JSON text of a file in a folder. */
export const fileText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`

/**
 * The faults that `vitrina check` would find with these files in the folder, which is not changed.
 * @returns empty when they may be written
 */
export async function faultsWith(
  files: NewFiles,
  { tenantsDir, imagesDir, alias }: { tenantsDir: string; imagesDir: string; alias: string },
): Promise<TenantFault[]> {
  const trial = await mkdtemp(join(tmpdir(), 'vitrina-import-'))
  try {
    for (const name of [BASE_FOLDER, alias])
      await copyFolder(tenantFolder(tenantsDir, name), join(trial, name))
    await putFiles(join(trial, alias), files)
    const { faults } = await checkTenants(trial, imagesDir, [alias], judgeLayouts)
    return faults
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}

/** Writes files into a folder, each atomically. Symbolic links are kept, and their targets replaced. */
export async function putFiles(folder: string, files: NewFiles): Promise<void> {
  for (const [path, content] of files) {
    const named = join(folder, path)
    await mkdir(dirname(named), { recursive: true })
    await writeAtomically(named, (draft) => writeFile(draft, content))
  }
}
