import type { MinorUnits, Tip, TipTerms } from '#generated/models.ts'
import { percentOf } from '#domain/money/money.ts'
import type { Quote } from '#domain/pricing/quote-shape.ts'

/**
 * The base and limit of a tip: the items after their own discounts, so that codes, points and fees do not change it.
 */
export type TipBasis = Pick<Quote, 'itemsTotal'>

/**
 * Whether a venue accepts the chosen tip: one of its percentages, or a custom amount not above the items.
 * @param terms - of the branch contact; undefined where tips are not accepted
 * @units percent, or minor units, as the tip's type says
 * @source assumed: ours. A typed amount above the price of the food is a slip of the finger, not a tip
 */
export function isTipTaken(tip: Tip, terms: TipTerms | undefined, { itemsTotal }: TipBasis): boolean {
  if (!terms) return false
  if (tip.type === 'PERCENT') return terms.percentages.includes(tip.value)
  return terms.freeAmount !== false && tip.value > 0 && tip.value <= itemsTotal
}

/**
 * The amount of a tip.
 * @returns 0 for one that the venue does not accept
 * @units minor units
 * @source assumed: ours; rounded as every other percentage
 */
export function tipAmount(tip: Tip | undefined, terms: TipTerms | undefined, basis: TipBasis): MinorUnits {
  if (!tip || !isTipTaken(tip, terms, basis)) return 0
  return tip.type === 'PERCENT' ? percentOf(basis.itemsTotal, tip.value) : tip.value
}

/**
 * Adds the tip to an order: the very last step of its price, the same in browser and server. Discounts and fees do not
 * apply to a tip.
 * @param quote - with points and everything else
 * @param terms - of the branch contact
 * @param tip - the diner's choice
 * @units minor units
 * @errors none; a tip that the venue does not accept adds nothing, see {@link isTipTaken}
 * @source assumed: ours, decision record on tips
 */
export function withTip(quote: Quote, terms: TipTerms | undefined, tip: Tip | undefined): Quote {
  const amount = tipAmount(tip, terms, quote)
  return { ...quote, tip: amount, total: quote.total + amount }
}
