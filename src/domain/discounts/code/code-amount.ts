import type { CodeDiscount, MinorUnits } from '#generated/models.ts'
import { DISCOUNT_RULES } from '../index.ts'
import type { CodeBasis } from './code-basis.ts'

/**
 * Whether a code makes delivery free: by its type, or by its flag.
 * @param code - as validated
 * @source diner spec §3 "delivery-fee flag", "A free-delivery coupon has type DELIVERY_FEE"
 */
export function isFreeDelivery({ type, deliveryFee }: Pick<CodeDiscount, 'type' | 'deliveryFee'>): boolean {
  return type === 'DELIVERY_FEE' || deliveryFee === true
}

/**
 * What a code takes off an order: for delivery its fee, for food at most what the food costs, and never more than the
 * code's own maximum.
 * @param code - as validated; whether it applies is judged by `codeConditions`
 * @param basis - the order it is used in
 * @units minor units; percent of 100
 * @source diner spec §3 Code discount, Discount line; requirements DISC-03 'Tope de descuento', DISC-06
 */
export function codeAmount(code: CodeDiscount, basis: CodeBasis): MinorUnits {
  const isDelivery = isFreeDelivery(code)
  const { codeOff } = DISCOUNT_RULES[isDelivery ? 'DELIVERY_FEE' : code.type]
  const limits = isDelivery ? [basis.charge.fee] : [basis.base, code.maximumDiscountAmount ?? Infinity]
  return Math.max(0, Math.min(codeOff(code, basis), ...limits))
}
