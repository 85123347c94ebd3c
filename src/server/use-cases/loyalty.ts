import type { LoyaltyProgram } from '#generated/models.ts'

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
