import type { MinorUnits, TaxedAmount } from '#generated/models.ts'
import { sum } from '#domain/money/money.ts'
import { discountLinesOf } from '#domain/pricing/discount-lines.ts'
import type { Quote } from '#domain/pricing/quote-shape.ts'
import { shareDiscounts } from './share-discounts.ts'
import { taxesByRate, taxOf } from './tax-of.ts'

/** Rates of a venue. @units percent of the base */
export type TaxTerms = {
  /** name on receipts */
  name: string
  /** of the country, or of the branch; absent if neither has one */
  rate?: number
  /** of delivery, service fee and surcharges; absent: these are not taxed */
  chargesRate?: number
  /** by plate id, where the menu sets its own rate */
  plates: Readonly<Record<string, number>>
}

/** The discounts and tax stored with an order line; without a rate, only its share of the discounts. */
export type TaxLine = {
  discountShare: MinorUnits
  taxRate?: number
  taxBase?: MinorUnits
  tax?: MinorUnits
}

/**
 * Each line's share of the discounts on the whole order, and its tax. Shared are discounts on the order, a code and
 * redeemed points; a code for free delivery is not, because it does not reduce the food's price. Delivery, service fee,
 * surcharges and tip are not lines.
 * @param quote - complete, with points
 * @param terms - of the venue
 * @returns one per line of the quote
 * @units minor units; percent of the base
 * @source issue 15 part 10; points as a discount assumed: they are granted by who sells, and take off food only
 */
export function taxLines(
  quote: Pick<Quote, 'lines' | 'discounts' | 'codeDiscount' | 'loyaltyRedeemed'>,
  { rate, plates }: Pick<TaxTerms, 'rate' | 'plates'>,
): TaxLine[] {
  const { lines, loyaltyRedeemed } = quote
  const offFood = discountLinesOf(quote).filter(({ type }) => type !== 'DELIVERY_FEE')
  const shares = shareDiscounts(
    lines.map(({ total }) => total),
    sum(offFood.map(({ amount }) => amount)) + loyaltyRedeemed,
  )
  return lines.map(({ referenceId, total }, line) => {
    const discountShare = shares[line] ?? 0
    const taxRate = plates[referenceId] ?? rate
    if (taxRate === undefined) return { discountShare }
    const { base: taxBase, tax } = taxOf(total - discountShare, taxRate)
    return { discountShare, taxRate, taxBase, tax }
  })
}

/** The tax stored with a line of a placed order; null without a rate. */
export type KeptTax = { taxRate: number | null; taxBase: MinorUnits | null; tax: MinorUnits | null }

/** @returns undefined without a rate */
export const keptTax = ({ taxRate: rate, taxBase: base, tax }: KeptTax): TaxedAmount | undefined =>
  rate === null || base === null || tax === null ? undefined : { rate, base, tax }

/**
 * The taxes of a placed order by rate. The tax on charges is computed from their amounts, which never change after the
 * order is placed.
 */
export function orderTaxes(
  order: Charges & { chargesTaxRate: number | null },
  lines: readonly KeptTax[],
): TaxedAmount[] {
  const { chargesTaxRate: rate } = order
  const charges = chargesOf(order)
  return taxesByRate([
    ...lines.flatMap((line) => keptTax(line) ?? []),
    ...(rate === null || charges === 0 ? [] : [taxOf(charges, rate)]),
  ])
}

/** Amounts of a placed order besides its lines. */
type Charges = {
  deliveryFee: MinorUnits
  userServiceFee: MinorUnits
  surcharges: readonly { amount: MinorUnits }[]
  discounts: readonly { type: string; amount: MinorUnits }[]
}

/**
 * The charges of an order that may be taxed, besides its lines: delivery minus a code's discount on it, service fee and
 * surcharges. A tip belongs to the staff and is never taxed.
 * @units minor units
 * @source issue 15 part 10; assumed: not taxed unless a branch names a rate for them
 */
export function chargesOf({ deliveryFee, userServiceFee, surcharges, discounts }: Charges): MinorUnits {
  const offDelivery = discounts.filter(({ type }) => type === 'DELIVERY_FEE').map(({ amount }) => amount)
  const delivery = Math.max(0, deliveryFee - sum(offDelivery))
  return delivery + userServiceFee + sum(surcharges.map(({ amount }) => amount))
}
