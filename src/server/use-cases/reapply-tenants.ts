import type { FieldError, TenantsApplied } from '#generated/models.ts'

import type { Services } from '../services.ts'
import { applyTenants } from '../tenants/apply-tenants.ts'
import { TenantInvalid } from '../tenants/tenant-fault.ts'

const MAX_TEXT = 300

/** Reads the folders again while running; a wrong one changes nothing. */
export async function reapplyTenants({
  store,
  catalog,
  config,
  clock,
  judgeLayouts,
}: Services): Promise<{ ok: true; report: TenantsApplied } | { ok: false; errors: FieldError[] }> {
  try {
    const { tenantsDir, imagesDir } = config
    const { unchanged, ...changes } = await applyTenants(store, {
      tenantsDir,
      imagesDir,
      clock,
      judgeLayouts,
      prune: true,
    })
    catalog.drop(undefined)
    return { ok: true, report: { ...changes, unchanged: unchanged.length } }
  } catch (error) {
    if (!(error instanceof TenantInvalid)) throw error
    const errors = error.faults.map(({ file, path, found, expected }) => ({
      path: `${file} ${path}`.slice(0, MAX_TEXT),
      message: `found ${found}, expected ${expected}`.slice(0, MAX_TEXT),
    }))
    return { ok: false, errors: errors.slice(0, 200) }
  }
}
