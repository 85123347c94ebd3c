import type { CodeRule } from './discount-rule.ts'

/**
 * DELIVERY_FEE: a code that makes delivery free.
 * @units minor units
 * @source diner spec §3 "A free-delivery coupon has type DELIVERY_FEE"
 */
export const deliveryFeeRule: CodeRule = { codeOff: (_code, { charge }) => charge.fee }
