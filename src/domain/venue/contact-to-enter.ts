import type { BranchContact } from '#generated/models.ts'

/** The branch contacts of a branch that are open to diners. @source diner spec §2.3 */
export const unblockedContacts = (contacts: readonly BranchContact[]): BranchContact[] =>
  contacts.filter(({ commercialTermsInfo }) => !commercialTermsInfo.blocked)

/** What prevents entering a single result automatically. */
export type AutoEnterContext = { searching: boolean; rewardPending: boolean }

/**
 * The branch contact that is entered without a click: the only result, unless the diner is searching or about to sign
 * up for a reward.
 * @param contacts - as listed, or all unblocked ones
 * @source diner spec §2.3 "If exactly one branch contact results, the app navigates to it, unless …"
 */
export const contactToEnter = (
  contacts: readonly BranchContact[],
  { searching, rewardPending }: AutoEnterContext,
): BranchContact | undefined =>
  contacts.length === 1 && !searching && !rewardPending ? contacts[0] : undefined
