import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { MenuFile, TenantFile } from '#generated/tenant.ts'
import { projectRoot } from '#server/project-root.ts'

type Branches = NonNullable<TenantFile['branches']>
type BranchFile = Branches[number]
type ContactFile = NonNullable<BranchFile['branchContacts']>[number]

/** Changes a demo tenant as its operator would: by editing the file. */
export type Edit = (branch: BranchFile, contact: ContactFile, tenant: TenantFile) => void

/**
 * A folder of tenants of its own: copies of demo tenants, their first branch and branch contact edited.
 *
 * @param edits - by alias; the others are left out
 */
export function editedTenants(edits: Readonly<Record<string, Edit>>): string {
  const source = join(projectRoot(), 'tenants')
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
  for (const alias of ['_base', ...Object.keys(edits)]) {
    cpSync(join(source, alias), join(folder, alias), { recursive: true })
  }
  for (const [alias, edit] of Object.entries(edits)) editTenant(folder, alias, edit)
  return folder
}

/** Edits the file of a tenant that is there already. */
export function editTenant(folder: string, alias: string, edit: Edit): void {
  const file = join(folder, alias, 'tenant.json')
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as TenantFile
  const [branch] = tenant.branches ?? []
  const [contact] = branch?.branchContacts ?? []
  if (!branch || !contact) throw new Error(`${alias} has no branch contact`)
  edit(branch, contact, tenant)
  writeFileSync(file, JSON.stringify(tenant))
}

/** Edits the menu of a tenant that is there already. */
export function editMenu(folder: string, alias: string, edit: (menu: MenuFile) => void): void {
  const file = join(folder, alias, 'menu.json')
  const menu = JSON.parse(readFileSync(file, 'utf8')) as MenuFile
  edit(menu)
  writeFileSync(file, JSON.stringify(menu))
}
