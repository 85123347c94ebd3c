import type { CartItem, GeneralDiscount, Menu, OrderIssueCode } from '#generated/models.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { findPlates } from '#domain/menu/find.ts'
import { type CartState, withItems } from './cart.ts'
import { withQuantity } from './merge-items.ts'
import { type ItemLoss, refreshItem } from './refresh-item.ts'
import { repriceCart } from './reprice-cart.ts'

/** What became of a line; the codes are those of a refused order, so that both have one text. */
export interface CartChange {
  code:
    | ItemLoss
    | Extract<OrderIssueCode, 'GARNISH_UNAVAILABLE' | 'QUANTITY_LIMIT' | 'PRICE_CHANGED' | 'DISCOUNT_CHANGED'>
  /** Position of the line before the change. */
  index: number
  referenceId: string
  name: string
  /** Whether the line left the cart. */
  removed: boolean
  /** Unit price, line discount or quantity, as the code says. */
  before?: number
  after?: number
  /** Names of garnishes the line lost. */
  garnishes?: string[]
}

/**
 * Brings a cart up to date with today's menu and discounts and says what changed, line by line in their order.
 *
 * @param state - restored from storage, or refused by the server
 * @param menu - of its mode
 * @param discounts - on plates
 * @param context - mode and payment method
 * @param soldOut - whether what ran out is removed, or stays for the diner to take out; see `soldOutLines`
 * @returns the new cart; an empty list means it was up to date
 * @units minor units; units
 * @errors none; what cannot be ordered any more is removed and listed
 * @source diner spec §8 "The cart is revalidated", design §5 "cart kept 24 h and revalidated on restore"
 */
export function revalidate(
  state: CartState,
  menu: Menu,
  discounts: readonly GeneralDiscount[],
  context: PricingContext,
  soldOut: 'drop' | 'keep' = 'drop',
): { state: CartState; changes: CartChange[] } {
  const changes: CartChange[] = []
  const plates = findPlates(menu, new Set(state.items.map((item) => item.referenceId)))
  const units = new Map<string, number>()
  const kept: { before: CartItem; item: CartItem }[] = []
  state.items.forEach((before, index) => {
    const note = describe(before, index)
    const fresh = refreshItem(before, plates.get(before.referenceId), context, soldOut)
    if (!fresh.ok) {
      changes.push({ ...note, code: fresh.code, removed: true })
      return
    }
    if (fresh.lostGarnishes.length > 0) {
      changes.push({ ...note, code: 'GARNISH_UNAVAILABLE', removed: false, garnishes: fresh.lostGarnishes })
    }
    const used = units.get(before.referenceId) ?? 0
    const quantity = Math.min(before.quantity, fresh.item.maxQuantity - used)
    if (quantity < before.quantity) {
      const after = Math.max(0, quantity)
      changes.push({ ...note, code: 'QUANTITY_LIMIT', removed: after === 0, before: before.quantity, after })
    }
    if (quantity < 1) return
    units.set(before.referenceId, used + quantity)
    kept.push({ before, item: { ...withQuantity(fresh.item, quantity), index: kept.length } })
  })
  const priced = repriceCart({ ...state, items: kept.map(({ item }) => item) }, menu, discounts, context)
  priced.items.forEach((item, position) => {
    const before = kept[position]?.before
    if (before) changes.push(...priceChanges(before, item))
  })
  changes.sort((a, b) => a.index - b.index)
  return { state: withItems(state, priced.items), changes }
}

function priceChanges(before: CartItem, after: CartItem): CartChange[] {
  const note = { ...describe(before, before.index), removed: false }
  if (sameChoices(before, after) && before.originalPrice !== after.originalPrice) {
    return [{ ...note, code: 'PRICE_CHANGED', before: before.originalPrice, after: after.originalPrice }]
  }
  const [old, now] = [before.discount, after.discount]
  const isSame = old?.discountReferenceId === now?.discountReferenceId && old?.amount === now?.amount
  if (isSame || before.quantity !== after.quantity || !sameChoices(before, after)) return []
  return [{ ...note, code: 'DISCOUNT_CHANGED', before: old?.amount ?? 0, after: now?.amount ?? 0 }]
}

function sameChoices(before: CartItem, after: CartItem): boolean {
  return unitsOfExtras(before) === unitsOfExtras(after)
}

function unitsOfExtras(item: CartItem): number {
  return item.extras.reduce(
    (total, extra) => total + extra.groupItems.reduce((sum, one) => sum + one.quantity, 0),
    0,
  )
}

function describe(item: CartItem, index: number): Pick<CartChange, 'index' | 'referenceId' | 'name'> {
  return { index, referenceId: item.referenceId, name: item.name }
}
