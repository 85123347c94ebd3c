import type { CodeDiscountType, DiscountType } from '#generated/models.ts'
import { deliveryFeeRule } from './delivery-fee.ts'
import type { CodeRule, DiscountRule } from './discount-rule.ts'
import { finalPriceRule } from './final-price.ts'
import { fixedRule } from './fixed.ts'
import { multipleRule } from './multiple.ts'
import { percentRule } from './percent.ts'

/**
 * Every discount type, of venues and of codes; the compiler refuses a type of the contract that has no rule here.
 * @units see each rule
 * @source diner spec §3 Discount (general), Code discount
 */
export const DISCOUNT_RULES: Readonly<
  Record<DiscountType, DiscountRule> & Record<CodeDiscountType, CodeRule>
> = {
  PERCENT: percentRule,
  FIXED: fixedRule,
  MULTIPLE: multipleRule,
  FINAL_PRICE: finalPriceRule,
  DELIVERY_FEE: deliveryFeeRule,
}
