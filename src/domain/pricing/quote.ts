import type { CodeDiscount } from '#generated/models.ts'
import type { CodeBasis } from '#domain/discounts/code/code-basis.ts'
import { codeLine, type UsedCode } from '#domain/discounts/code/code-line.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { signedLines, withBenefit } from '#domain/discounts/external-benefit.ts'
import { orderDiscountLines } from '#domain/discounts/order-discounts.ts'
import { sum } from '#domain/money/money.ts'
import { deliveryCharge } from './delivery-charge.ts'
import { priceItems } from './price-items.ts'
import type { Quote, QuoteInput } from './quote-shape.ts'
import { serviceFee, surchargeLines } from './charges.ts'

export { compareQuote } from './compare-quote.ts'
export { discountLinesOf } from './discount-lines.ts'
export type { QuoteLine } from './price-items.ts'
export type { Quote, QuoteInput } from './quote-shape.ts'

/**
 * Prices an order. The browser shows the result and the server computes it again with its own data:
 * total = items + surcharges + service fee + delivery − discounts − code, never below 0; points come off it by
 * `withLoyalty`.
 * All parts are whole minor units, so the sum needs no further rounding.
 * @param input - see {@link QuoteInput}
 * @units minor units
 * @errors `issues`, as listed by `priceItems`
 * @source diner spec §5 Money, requirements CHK-05, PAY-02, PAY-03; the order of the steps assumed: discounts on items,
 *   then on the order, give the base of service fee and surcharges; code and points come last, and take off
 *   food only, except a free-delivery code
 */
export function quoteOrder(input: QuoteInput): Quote {
  const { mode, payment, delivery, externalBenefit: benefit } = input
  const context: PricingContext = { orderModeType: mode.type, paymentMethod: payment?.paymentMethod }
  const { items, menu } = input
  const plateDiscounts = withBenefit(benefit, input.plateDiscounts)
  const { lines, itemsTotal, issues } = priceItems({ items, menu, discounts: plateDiscounts, context })
  const ofOrder = orderDiscountLines(withBenefit(benefit, input.orderDiscounts), itemsTotal, context)
  const discounts = signedLines(benefit, ofOrder)
  const base = itemsTotal - sum(discounts.map((line) => line.amount))
  const surcharges = surchargeLines(input.surcharges, base, context)
  const charge = deliveryCharge(mode.type, delivery, payment?.paymentMethod, itemsTotal)
  const fee = serviceFee(input.fees, base)
  const { line: codeDiscount, unmet: codeUnmet } = judgeCode(input.codeDiscount, {
    menu,
    lines,
    itemsTotal,
    base,
    orderModeType: mode.type,
    charge,
    isDeliveryKnown: delivery !== undefined,
  })
  const added = sum(surcharges.map((line) => line.amount)) + fee + charge.fee
  return {
    lines,
    itemsTotal,
    discounts,
    surcharges,
    deliveryFee: charge.fee,
    deliveryFeeBeforeFree: charge.feeBeforeFree,
    freeDelivery: charge.free,
    missingForFreeDelivery: charge.missing,
    serviceFee: fee,
    redeemedPoints: 0,
    loyaltyRedeemed: 0,
    gainedPoints: 0,
    codeDiscount,
    codeUnmet,
    tip: 0,
    total: Math.max(0, base + added - (codeDiscount?.amount ?? 0)),
    issues,
  }
}

function judgeCode(code: CodeDiscount | undefined, basis: CodeBasis): UsedCode {
  return code ? codeLine(code, basis) : { unmet: [] }
}
