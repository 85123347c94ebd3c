import type { MinorUnits } from '#generated/models.ts'

/**
 * How much of a payment's tip a partial refund returns: in proportion, rounded half up. A refund's share is the
 * difference before and after it, so that all refunds together return the whole tip and no more.
 * @param back - total refunded so far
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
