import type { DiscountLine, MinorUnits } from '#generated/models.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { orderDiscountLines } from '#domain/discounts/order-discounts.ts'
import { redeemedAmount } from '#domain/loyalty/redeemed-amount.ts'
import { sum } from '#domain/money/money.ts'
import { deliveryCharge } from './delivery-charge.ts'
import { priceItems } from './price-items.ts'
import type { Quote, QuoteInput } from './quote-shape.ts'
import { serviceFee } from './service-fee.ts'
import { surchargeLines } from './surcharges.ts'

export { compareQuote } from './compare-quote.ts'
export type { QuoteLine } from './price-items.ts'
export type { Quote, QuoteInput } from './quote-shape.ts'

/**
 * Prices an order. The browser shows the result and the server computes it again with its own data:
 * total = items + surcharges + service fee + delivery − discounts − code − points, never below 0.
 * All parts are whole minor units, so the sum needs no further rounding.
 *
 * @param input - see {@link QuoteInput}
 * @units minor units
 * @errors `issues`, as listed by `priceItems`
 * @source diner spec §5 Money, requirements CHK-05, PAY-02, PAY-03; the order of the steps assumed: discounts on items,
 *   then on the order, give the base of service fee and surcharges; code and points come last, and take off
 *   food only, except a free-delivery code
 */
export function quoteOrder(input: QuoteInput): Quote {
  const { mode, payment, delivery } = input
  const context: PricingContext = { orderModeType: mode.type, paymentMethod: payment?.paymentMethod }
  const { items, menu, plateDiscounts } = input
  const { lines, itemsTotal, issues } = priceItems({ items, menu, discounts: plateDiscounts, context })
  const discounts = orderDiscountLines(input.orderDiscounts, itemsTotal, context)
  const base = itemsTotal - sum(discounts.map((line) => line.amount))
  const surcharges = surchargeLines(input.surcharges, base, context)
  const charge = deliveryCharge(mode.type, delivery, payment?.paymentMethod, itemsTotal)
  const fee = serviceFee(input.fees, base)
  const codeDiscount = appliedCode(input.codeDiscount, base, charge.fee)
  const offFood = codeDiscount && codeDiscount.type !== 'DELIVERY_FEE' ? codeDiscount.amount : 0
  const loyaltyRedeemed = redeemedAmount(input.redeemedPoints ?? 0, input.pointValue ?? 0, base - offFood)
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
    loyaltyRedeemed,
    codeDiscount,
    total: Math.max(0, base + added - (codeDiscount?.amount ?? 0) - loyaltyRedeemed),
    issues,
  }
}

function appliedCode(
  code: DiscountLine | undefined,
  base: MinorUnits,
  deliveryFee: MinorUnits,
): DiscountLine | undefined {
  if (!code) return undefined
  const amount = code.type === 'DELIVERY_FEE' ? deliveryFee : Math.max(0, Math.min(code.amount, base))
  return { ...code, amount }
}
