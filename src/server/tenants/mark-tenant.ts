import type { BranchSettings, TenantBranch } from '#generated/tenant.ts'
import type { TenantFile } from './folder-types.ts'

/** Vendors who would hear of a draft's visitors. */
const TOLD = ['fbPixelId', 'googleTagManagerId', 'googleAnalyticsId', 'intercomAppId'] as const

/**
 * A tenant under the mark of a draft: everything it is known by ends in the mark, and it tells nobody outside of
 * its visitors.
 */
export function markTenant(tenant: TenantFile, mark: string): TenantFile {
  return {
    ...tenant,
    alias: tenant.alias + mark,
    branchDefaults: tenant.branchDefaults && untold(tenant.branchDefaults),
    branches: tenant.branches.map((branch) => markBranch(branch, mark)),
    loyaltyProgram: tenant.loyaltyProgram && {
      ...tenant.loyaltyProgram,
      branchContactIds: tenant.loyaltyProgram.branchContactIds?.map((alias) => alias + mark),
    },
    loyaltyRewards: tenant.loyaltyRewards?.map((reward) =>
      reward.branchContactId === undefined
        ? reward
        : { ...reward, branchContactId: reward.branchContactId + mark },
    ),
  }
}

const markBranch = (branch: TenantBranch, mark: string): TenantBranch => ({
  ...marked(untold(branch), mark),
  branchContacts: branch.branchContacts.map((contact) => marked(contact, mark)),
})

const marked = <T extends { alias: string }>(one: T, mark: string): T => ({ ...one, alias: one.alias + mark })

function untold<Branch extends BranchSettings>(branch: Branch): Branch {
  const rest = { ...branch }
  for (const name of TOLD) delete rest[name]
  return rest
}
