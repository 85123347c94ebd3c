import type { Quote } from '#domain/pricing/quote-shape.ts'
import { redeemableAmount } from './redeemable-amount.ts'
import { pointsIn, type LoyaltyTerms } from './redemption.ts'

const PERCENT = 100

/**
 * Points an order earns once it is delivered: the program's share of what is paid for food. An order that redeems
 * points earns none where the program says so.
 * @param quote - with its redemption
 * @units points
 * @source diner spec §3 "orderPercentage (cashback ratio)", "cashback zero flag"; requirements LOY-01, LOY-04; food
 *   less everything taken off assumed: points are no reason to give points
 */
export function earnedPoints(
  { program, pointValue, earns }: Omit<LoyaltyTerms, 'held'>,
  quote: Pick<Quote, 'itemsTotal' | 'discounts' | 'codeDiscount' | 'loyaltyRedeemed'>,
): number {
  if (!earns) return 0
  if (program.cashbackZero && quote.loyaltyRedeemed > 0) return 0
  const paid = Math.max(0, redeemableAmount(quote) - quote.loyaltyRedeemed)
  return pointsIn(paid, program.orderPercentage * PERCENT, pointValue)
}
