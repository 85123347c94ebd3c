import type { CodeDiscount, CodeDiscountType, MinorUnits } from '#generated/models.ts'
import { percentOf } from '#domain/money/money.ts'
import type { CodeBasis } from './code-basis.ts'

type AmountRule = (code: CodeDiscount, basis: CodeBasis) => MinorUnits

/** One rule per type; the compiler refuses a type of the contract that has none. */
const AMOUNTS: Readonly<Record<CodeDiscountType, AmountRule>> = {
  PERCENT: ({ value }, { base }) => percentOf(base, Math.min(value, 100)),
  FIXED: ({ value }) => Math.round(value),
  FINAL_PRICE: finalPriceOff,
  DELIVERY_FEE: (_code, { charge }) => charge.fee,
}

/**
 * Whether a code makes delivery free: by its type, or by its flag.
 *
 * @param code - as validated
 * @units none
 * @errors none
 * @source diner spec §3 "delivery-fee flag", "A free-delivery coupon has type DELIVERY_FEE"
 */
export function isFreeDelivery({ type, deliveryFee }: Pick<CodeDiscount, 'type' | 'deliveryFee'>): boolean {
  return type === 'DELIVERY_FEE' || deliveryFee === true
}

/**
 * What a code takes off an order: of the delivery its fee, of the food never more than the food costs, and never
 * more than its own maximum.
 *
 * @param code - as validated; whether it applies is judged by `codeConditions`
 * @param basis - the order it is used in
 * @units minor units; percent of 100
 * @errors none
 * @source diner spec §3 Code discount, Discount line; requirements DISC-03 'Tope de descuento', DISC-06
 */
export function codeAmount(code: CodeDiscount, basis: CodeBasis): MinorUnits {
  const isDelivery = isFreeDelivery(code)
  const rule = AMOUNTS[isDelivery ? 'DELIVERY_FEE' : code.type]
  const limits = isDelivery ? [basis.charge.fee] : [basis.base, code.maximumDiscountAmount ?? Infinity]
  return Math.max(0, Math.min(rule(code, basis), ...limits))
}

/** Each unit of the code's plate at the code's price; extras are paid in full, as with every other discount. */
function finalPriceOff({ plate, value }: CodeDiscount, { lines }: CodeBasis): MinorUnits {
  let off = 0
  for (const { referenceId, sizePrice, quantity, discount } of lines) {
    if (referenceId !== plate?.id) continue
    const paid = sizePrice * quantity - (discount?.amount ?? 0)
    off += Math.max(0, paid - Math.round(value) * quantity)
  }
  return off
}
