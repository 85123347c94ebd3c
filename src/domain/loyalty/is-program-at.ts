import type { LoyaltyProgram } from '#generated/models.ts'

/**
 * Whether a program is running at a venue.
 * @param program - of the venue's branch; undefined when it has none
 * @param branchContactId - the venue; undefined on pages of the branch
 * @source diner spec §3 Loyalty program "active", "branchContactIds"; absent ids assumed: all venues of the branch
 */
export function isProgramAt(
  program: LoyaltyProgram | undefined,
  branchContactId: string | undefined,
): program is LoyaltyProgram {
  if (!program?.active) return false
  const { branchContactIds } = program
  if (!branchContactIds || branchContactId === undefined) return true
  return branchContactIds.includes(branchContactId)
}
