import { renameAliases } from '#domain/venue/rename-aliases.ts'
import type { BranchSettings } from '#generated/tenant.ts'
import type { TenantFile } from './folder-types.ts'

/** Vendors who would hear of a draft's visitors. */
const TOLD = ['fbPixelId', 'googleTagManagerId', 'googleAnalyticsId', 'intercomAppId'] as const

/**
 * A tenant under the mark of a draft: everything it is known by ends in the mark, and it tells nobody outside of
 * its visitors.
 */
export function markTenant(tenant: TenantFile, mark: string): TenantFile {
  const marked = renameAliases(tenant, (alias) => alias + mark)
  return {
    ...marked,
    branchDefaults: marked.branchDefaults && untold(marked.branchDefaults),
    branches: marked.branches.map(untold),
  }
}

function untold<Branch extends BranchSettings>(branch: Branch): Branch {
  const rest = { ...branch }
  for (const name of TOLD) delete rest[name]
  return rest
}
