import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { hasTenantFolder } from '../tenants/read-folder.ts'
import { listShown } from '../tenants/shown-files.ts'

/** Paths below the folder of the tenants: of files, and of links that are left out because no tenant is served by them. */
export type Kept = { paths: string[]; links: string[] }

/** What a backup keeps of the folder of the tenants. */
export async function listKept(tenantsDir: string): Promise<Kept> {
  const paths: string[] = []
  const links: string[] = []
  for (const entry of await readdir(tenantsDir, { withFileTypes: true })) {
    const { name } = entry
    if (name.startsWith('.')) continue
    if (entry.isFile()) paths.push(name)
    else if (await hasTenantFolder(tenantsDir, name)) {
      const shown = await listShown(join(tenantsDir, name))
      paths.push(...shown.paths.map((path) => `${name}/${path}`))
      links.push(...shown.faults.map(({ file }) => file))
    } else if (entry.isSymbolicLink()) links.push(name)
  }
  return { paths: paths.toSorted(), links: links.toSorted() }
}
