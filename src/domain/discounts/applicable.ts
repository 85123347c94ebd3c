import type { GeneralDiscount, OrderModeType, PaymentMethod } from '#generated/models.ts'
import type { PricingContext } from './discount-rule.ts'
import { DISCOUNT_RULES } from './index.ts'

interface Restricted {
  orderModes?: OrderModeType[]
  paymentMethods?: PaymentMethod[]
}

/**
 * Whether a discount or surcharge applies to this order mode and payment method. An absent or empty list restricts
 * nothing. A list of payment methods never matches without a method: menu and plate pages have none, so that no price
 * is promised too early; the cart uses its payment.
 * @param rule - its two lists
 * @param context - mode and payment method of the order
 * @source requirement PAY-03 "per order mode and payment type"; empty list = no restriction assumed
 */
export function appliesIn(rule: Restricted, context: PricingContext): boolean {
  const { orderModes = [], paymentMethods = [] } = rule
  if (orderModes.length > 0 && !orderModes.includes(context.orderModeType)) return false
  if (paymentMethods.length === 0) return true
  return context.paymentMethod !== undefined && paymentMethods.includes(context.paymentMethod)
}

/**
 * Discounts in the order they are tried: lowest priority number first, missing ones last, equal ones in their given
 * order.
 * @param discounts - any order
 * @source diner spec §4 External benefit "sorted by priority (missing priority last). The first is applied"
 */
export function byPriority(discounts: readonly GeneralDiscount[]): GeneralDiscount[] {
  return [...discounts].sort((a, b) => {
    const left = a.priority ?? Infinity
    const right = b.priority ?? Infinity
    return left === right ? 0 : left - right
  })
}

/**
 * The discounts on plates that hold in this context and carry usable numbers, in the order they are tried.
 * @param discounts - of the branch or menu; those without plates belong to the order and are left out
 * @param context - mode and payment method
 * @source requirement HOME-08
 */
export function plateDiscounts(
  discounts: readonly GeneralDiscount[],
  context: PricingContext,
): GeneralDiscount[] {
  return byPriority(
    discounts.filter(
      (one) => one.plates.length > 0 && appliesIn(one, context) && DISCOUNT_RULES[one.type].isUsable(one),
    ),
  )
}
