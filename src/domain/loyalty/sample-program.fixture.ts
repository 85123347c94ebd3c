import type { LoyaltyProgram } from '#generated/models.ts'

/**
 * A program for tests: 5 % cashback, 500 to 10,000 points a redemption, up to 30 % of the order.
 * @source assumed: round numbers
 */
export const sampleProgram = (differences: Partial<LoyaltyProgram> = {}): LoyaltyProgram => ({
  active: true,
  name: 'Puntos',
  orderPercentage: 0.05,
  minRedeemedPoints: 500,
  maxRedeemedPoints: 10_000,
  maxRedeemedPercentage: 30,
  supportsDiscounts: true,
  cashbackZero: false,
  ...differences,
})
