import type { TenantFile } from '#generated/tenant.ts'

/** The parts of a tenant's file that are aliases or refer to them. */
type Named = Pick<TenantFile, 'alias' | 'company' | 'branches' | 'loyaltyProgram' | 'loyaltyRewards'>

/** A tenant with other aliases, and all references to them updated. */
export function renameAliases<Tenant extends Named>(
  tenant: Tenant,
  rename: (alias: string) => string,
): Tenant {
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
