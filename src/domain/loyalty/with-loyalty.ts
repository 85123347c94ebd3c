import type { Quote } from '#domain/pricing/quote-shape.ts'
import { redeemablePoints, redemptionLimits, type LoyaltyTerms, pointsIn } from './redemption.ts'
import { redeemedAmount } from './redeemed-amount.ts'
import { redeemableAmount } from './redeemable-amount.ts'

/**
 * An order with its points: the last step of its price, the same in browser and server. As many of the wished points
 * are redeemed as the bounds allow, and what is then paid for food earns new ones.
 * @param quote - without points
 * @param terms - undefined where no program runs: nothing is redeemed, nothing earned
 * @param wished - points the diner chose
 * @returns the quote with `redeemedPoints`, `loyaltyRedeemed`, `gainedPoints` and its new total
 * @units minor units; points
 * @errors none; a wish beyond the bounds shows in `redeemedPoints`
 * @source diner spec §5 "Loyalty redemption"; requirements LOY-02, LOY-04
 */
export function withLoyalty(quote: Quote, terms: LoyaltyTerms | undefined, wished: number): Quote {
  if (!terms) return quote
  const redeemedPoints = redeemablePoints(wished, redemptionLimits(terms, quote))
  const loyaltyRedeemed = redeemedAmount(redeemedPoints, terms.pointValue, redeemableAmount(quote))
  const redeemed = { ...quote, redeemedPoints, loyaltyRedeemed, total: quote.total - loyaltyRedeemed }
  return { ...redeemed, gainedPoints: earnedPoints(terms, redeemed) }
}

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
