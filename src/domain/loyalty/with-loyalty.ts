import type { Quote } from '#domain/pricing/quote-shape.ts'
import { earnedPoints } from './earned-points.ts'
import { redeemablePoints, redemptionLimits, type LoyaltyTerms } from './redemption.ts'
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
