import type { MinorUnits, Tip, TipTerms } from '#generated/models.ts'
import { percentOf } from '#domain/money/money.ts'
import type { Quote } from '#domain/pricing/quote-shape.ts'

/**
 * What a tip may be counted from and bounded by: the items after their own discounts, so that neither a code, points
 * nor a fee makes it smaller or larger.
 */
export type TipBasis = Pick<Quote, 'itemsTotal'>

/**
 * Whether a venue takes a tip as it was chosen: one of its percentages, or an amount of the diner's own that is not
 * above the items.
 * @param terms - of the branch contact; undefined where no tips are taken
 * @units percent, or minor units, as the tip's type says
 * @source assumed: ours. A typed amount above the price of the food is a slip of the finger, not a tip
 */
export function isTipTaken(tip: Tip, terms: TipTerms | undefined, { itemsTotal }: TipBasis): boolean {
  if (!terms) return false
  if (tip.type === 'PERCENT') return terms.percentages.includes(tip.value)
  return terms.freeAmount !== false && tip.value > 0 && tip.value <= itemsTotal
}

/**
 * What a tip comes to.
 * @returns 0 for one the venue does not take
 * @units minor units
 * @source assumed: ours; rounded as every other percentage
 */
export function tipAmount(tip: Tip | undefined, terms: TipTerms | undefined, basis: TipBasis): MinorUnits {
  if (!tip || !isTipTaken(tip, terms, basis)) return 0
  return tip.type === 'PERCENT' ? percentOf(basis.itemsTotal, tip.value) : tip.value
}

/**
 * An order with its tip: the very last step of its price, the same in browser and server. Nothing is taken off a tip
 * and no fee is put on it.
 * @param quote - with points and everything else
 * @param terms - of the branch contact
 * @param tip - the diner's choice
 * @units minor units
 * @errors none; a tip the venue does not take adds nothing, and {@link isTipTaken} says so
 * @source assumed: ours, decision record on tips
 */
export function withTip(quote: Quote, terms: TipTerms | undefined, tip: Tip | undefined): Quote {
  const amount = tipAmount(tip, terms, quote)
  return { ...quote, tip: amount, total: quote.total + amount }
}
