import type { MinorUnits } from '#generated/models.ts'

/**
 * How much of a payment's tip went back with some of the payment: in proportion, rounded half up. What a refund takes of
 * it is the difference that the refund makes, so that all of them together take the whole tip and no more.
 * @param back - what went back of it so far
 * @units minor units
 * @errors none; more than the payment is the payment
 * @source decision 97 "shared in proportion"; the books sum the same in their database
 */
export function tipGone(
  { amount, tip }: { amount: MinorUnits; tip: MinorUnits },
  back: MinorUnits,
): MinorUnits {
  if (amount === 0) return 0
  const whole = 2n * BigInt(amount)
  return Number((2n * BigInt(tip) * BigInt(Math.min(back, amount)) + BigInt(amount)) / whole)
}
