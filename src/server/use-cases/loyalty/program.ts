import { isProgramAt } from '#domain/loyalty/is-program-at.ts'
import { pointValueOf } from '#domain/loyalty/redeemed-amount.ts'
import type { LoyaltyTerms } from '#domain/loyalty/redemption.ts'
import type { LoyaltyProgram } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Services } from '../../services.ts'

/** The programme of a branch that has none. @source diner spec §8 "an empty loyalty program" */
export const EMPTY_LOYALTY_PROGRAM: LoyaltyProgram = {
  active: false,
  name: '',
  orderPercentage: 0,
  minRedeemedPoints: 0,
  maxRedeemedPoints: 0,
  maxRedeemedPercentage: 0,
  supportsDiscounts: true,
  cashbackZero: false,
}

/** The program that runs at a venue and what a point of it is worth; undefined where none runs. */
export async function programAt(
  { catalog }: Services,
  { tenant, branchContact }: ContactEntry,
): Promise<Pick<LoyaltyTerms, 'program' | 'pointValue'> | undefined> {
  const branch = await catalog.findBranch(branchContact.branch.id)
  const program = branch?.settings.loyaltyProgram
  if (!isProgramAt(program, branchContact.id)) return undefined
  const presentation = await catalog.presentation(tenant)
  return presentation && { program, pointValue: pointValueOf(presentation.country) }
}
