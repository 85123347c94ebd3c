import type { CartItem } from '#generated/models.ts'
import { mergeKey } from './merge-key.ts'

/**
 * A line with another quantity. A discount on each unit grows and shrinks with it; a discount on quantities is kept
 * only while the line does not shrink, so that no price shown is lower than the one charged.
 *
 * @param item - the line
 * @param quantity - at least 1
 * @units units; minor units
 * @errors none; `repriceCart` restores exact discounts
 * @source requirement CART-02
 */
export function withQuantity(item: CartItem, quantity: number): CartItem {
  const { discount, ...plain } = item
  if (!discount) return { ...item, quantity }
  if (discount.type === 'MULTIPLE')
    return quantity < item.quantity ? { ...plain, quantity } : { ...item, quantity }
  const amount = (item.originalPrice - item.price) * quantity
  return { ...plain, quantity, discount: { ...discount, amount } }
}

/**
 * Items with identical ones merged into the first of them, quantities added, and positions numbered anew.
 * Names and prices of the later item win: it was added from a newer menu.
 *
 * @param items - lines in order
 * @units units; minor units
 * @errors none
 * @source diner spec §3 Cart state, requirement CART-02
 */
export function mergeItems(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>()
  for (const item of items) {
    const key = mergeKey(item)
    const before = merged.get(key)
    merged.set(key, before ? mergePair(before, item) : item)
  }
  return [...merged.values()].map((item, index) => (item.index === index ? item : { ...item, index }))
}

function mergePair(before: CartItem, added: CartItem): CartItem {
  const quantity = before.quantity + added.quantity
  const { discount, ...plain } = { ...added, quantity, source: before.source, upsell: before.upsell }
  const same = discount && before.discount?.discountReferenceId === discount.discountReferenceId
  if (!same || before.originalPrice !== added.originalPrice || before.price !== added.price) {
    return { ...plain, price: plain.originalPrice }
  }
  return { ...plain, discount: { ...discount, amount: discount.amount + (before.discount?.amount ?? 0) } }
}
