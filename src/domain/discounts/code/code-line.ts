import type { CodeDiscount, DiscountLine } from '#generated/models.ts'
import { codeAmount, isFreeDelivery } from './code-amount.ts'
import type { CodeBasis } from './code-basis.ts'
import { codeConditions, type CodeCondition } from './code-conditions.ts'

/** A code used in an order. */
export interface UsedCode {
  /** What it asks for and the order does not have. */
  unmet: CodeCondition[]
  /** Only when everything is met and something is taken off. */
  line?: DiscountLine
}

/**
 * A code as a line of the order.
 * @param code - as validated, by the venue's own data
 * @param basis - the order it is used in
 * @units minor units
 * @errors `unmet` says why there is no line
 * @source diner spec §3 "Discount line on an order … and code for coupons", requirements CHK-05, DISC-03, DISC-06
 */
export function codeLine(code: CodeDiscount, basis: CodeBasis): UsedCode {
  const unmet = code.active ? codeConditions(code, basis) : []
  const amount = code.active && unmet.length === 0 ? codeAmount(code, basis) : 0
  if (amount === 0) return { unmet }
  const type = isFreeDelivery(code) ? 'DELIVERY_FEE' : code.type
  const { id, value, code: text } = code
  return { unmet, line: { name: text, type, value, amount, discountReferenceId: id, code: text } }
}
