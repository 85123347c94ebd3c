import type { DiscountLine } from '#generated/models.ts'
import type { Quote } from './quote-shape.ts'

/**
 * All discounts of an order that have a line, the code last: what is sent, kept and shown of them.
 * @param quote - of the order
 * @units minor units
 * @source diner spec §3 "discounts", "Discount line on an order"
 */
export function discountLinesOf({
  discounts,
  codeDiscount,
}: Pick<Quote, 'discounts' | 'codeDiscount'>): DiscountLine[] {
  return codeDiscount ? [...discounts, codeDiscount] : discounts
}
