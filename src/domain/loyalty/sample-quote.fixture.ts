import type { Quote } from '#domain/pricing/quote-shape.ts'

/**
 * A quote for tests: food, nothing off, nothing added.
 * @param itemsTotal - of the food
 * @units minor units
 * @source assumed: the smallest quote
 */
export const sampleQuote = (itemsTotal: number, differences: Partial<Quote> = {}): Quote => ({
  lines: [],
  itemsTotal,
  discounts: [],
  surcharges: [],
  deliveryFee: 0,
  deliveryFeeBeforeFree: 0,
  freeDelivery: false,
  serviceFee: 0,
  redeemedPoints: 0,
  loyaltyRedeemed: 0,
  gainedPoints: 0,
  codeUnmet: [],
  tip: 0,
  total: itemsTotal,
  issues: [],
  ...differences,
})
