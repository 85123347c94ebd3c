import type { LoyaltyProgram, MinorUnits } from '#generated/models.ts'
import type { Quote } from '#domain/pricing/quote-shape.ts'
import { hasDiscount, redeemableAmount } from './redeemable-amount.ts'

/** What points of an order are checked against; the server fills it with its own data. */
export interface LoyaltyTerms {
  program: LoyaltyProgram
  /** Points the customer may spend. @units points */
  held: number
  /** Whether an order earns points now: an unproven phone may earn none. */
  earns: boolean
  /** From `pointValueOf`. @units minor units per point */
  pointValue: MinorUnits
}

/** How many points an order may redeem. @units points */
export interface RedemptionLimits {
  held: number
  /** Of one redemption, by the program. */
  maximum: number
  minimum: number
  /** The program's share of this order. */
  order: number
  /** The order has a discount, and the program takes no points together with one. */
  discounted: boolean
  /** The lowest of the upper bounds, which is what is offered first; 0 when that lies below the minimum. */
  most: number
}

/** Why an amount of points is refused; the names of the four messages. */
export type RedemptionCode = 'OVER_HELD' | 'OVER_MAXIMUM' | 'UNDER_MINIMUM' | 'OVER_ORDER'

/** Outcome of {@link checkRedemption}; `limit` is the bound that was violated. @units points */
export type RedemptionVerdict = { ok: true } | { ok: false; code: RedemptionCode; limit: number }

/**
 * The bounds of a redemption.
 * @param terms - program and points held
 * @param quote - of the order; its points change nothing about the bounds
 * @units points; 1 point = 1 currency unit, fractions of the share are dropped
 * @source diner spec §5 "Loyalty redemption"; requirements LOY-02, LOY-04
 */
export function redemptionLimits(
  { program, held, pointValue }: LoyaltyTerms,
  quote: Quote,
): RedemptionLimits {
  const discounted = !program.supportsDiscounts && hasDiscount(quote)
  const share = program.maxRedeemedPercentage
  const order = discounted ? 0 : pointsIn(redeemableAmount(quote), share, pointValue)
  const { minRedeemedPoints: minimum, maxRedeemedPoints: maximum } = program
  const lowest = Math.max(0, Math.min(held, maximum, order))
  return { held, maximum, minimum, order, discounted, most: lowest < minimum ? 0 : lowest }
}

/**
 * Validates a typed amount of points. None is always valid: it redeems nothing.
 * @param points - anything but a whole number of points counts as less than the minimum
 * @units points
 * @errors OVER_HELD, OVER_MAXIMUM, UNDER_MINIMUM, OVER_ORDER, each with the bound; the first in this order
 * @source diner spec §5 "Loyalty redemption", the messages in its order
 */
export function checkRedemption(points: number, limits: RedemptionLimits): RedemptionVerdict {
  const refuse = (code: RedemptionCode, limit: number): RedemptionVerdict => ({ ok: false, code, limit })
  if (points === 0) return { ok: true }
  if (points > limits.held) return refuse('OVER_HELD', limits.held)
  if (points > limits.maximum) return refuse('OVER_MAXIMUM', limits.maximum)
  if (!Number.isSafeInteger(points) || points < Math.max(1, limits.minimum))
    return refuse('UNDER_MINIMUM', limits.minimum)
  if (points > limits.order) return refuse('OVER_ORDER', limits.order)
  return { ok: true }
}

/**
 * How many of the wished points an order redeems: a wish made for a larger cart shrinks with it, and below the minimum
 * becomes 0.
 * @param wished - whole points; anything else counts as none
 * @units points
 * @source assumed: the cart may change after the points were chosen, and the order must not be refused for it
 */
export function redeemablePoints(wished: number, limits: RedemptionLimits): number {
  if (!Number.isSafeInteger(wished) || wished <= 0) return 0
  const points = Math.min(wished, limits.most)
  return points < limits.minimum ? 0 : points
}

const PERCENT_SCALE = 10_000
const PERCENT_DIVISOR = 100 * PERCENT_SCALE

/**
 * Whole points in a share of an amount, exact for percentages of up to four decimals; what does not make a point is
 * dropped.
 * @param percent - 12.5 means 12.5 %
 * @units minor units; percent of 100; minor units per point
 * @source diner spec §9 "1 point = 1 currency unit"; rounding down assumed: a share is never exceeded, and a venue never
 *   owes a part of a point
 */
export function pointsIn(amount: MinorUnits, percent: number, pointValue: MinorUnits): number {
  if (amount <= 0 || percent <= 0 || pointValue <= 0) return 0
  const share = BigInt(Math.round(amount)) * BigInt(Math.round(percent * PERCENT_SCALE))
  return Number(share / (BigInt(PERCENT_DIVISOR) * BigInt(pointValue)))
}
