import type { TenantFile } from '#generated/tenant.ts'

/** @source schemas/models/common: Alias */
const ALIAS_MAX = 60

/** An alias that no other variant of the brand has. */
export const suffixed = (alias: string, suffix: string): string =>
  suffix === '' ? alias : `${alias.slice(0, ALIAS_MAX - suffix.length - 1).replace(/-+$/, '')}-${suffix}`

/** The tenant under aliases of its own, and whatever in its file names one of them. */
export function withAliases(tenant: TenantFile, suffix: string): TenantFile {
  const rename = (alias: string) => suffixed(alias, suffix)
  const { company, loyaltyProgram } = tenant
  return {
    ...tenant,
    alias: rename(tenant.alias),
    company: company && { ...company, alias: company.alias && rename(company.alias) },
    branches: tenant.branches.map((branch) => ({
      ...branch,
      alias: rename(branch.alias),
      branchContacts: branch.branchContacts.map((contact) => ({ ...contact, alias: rename(contact.alias) })),
    })),
    loyaltyProgram: loyaltyProgram && {
      ...loyaltyProgram,
      branchContactIds: loyaltyProgram.branchContactIds?.map(rename),
    },
    loyaltyRewards: tenant.loyaltyRewards?.map((reward) => ({
      ...reward,
      branchContactId: reward.branchContactId && rename(reward.branchContactId),
    })),
  }
}
