import type { DiscountType } from '#generated/models.ts'
import type { DiscountRule } from './discount-rule.ts'
import { finalPriceRule } from './final-price.ts'
import { fixedRule } from './fixed.ts'
import { multipleRule } from './multiple.ts'
import { percentRule } from './percent.ts'

/**
 * Every discount type; the compiler refuses a type of the contract that has no rule here.
 *
 * @units see each rule
 * @errors none
 * @source diner spec §3 Discount (general)
 */
export const DISCOUNT_RULES: Readonly<Record<DiscountType, DiscountRule>> = {
  PERCENT: percentRule,
  FIXED: fixedRule,
  MULTIPLE: multipleRule,
  FINAL_PRICE: finalPriceRule,
}
