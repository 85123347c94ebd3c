import type { CartItem, Plate } from '#generated/models.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { checkSelection, initialSelection, toCartItem } from '#domain/plate/selection.ts'

/** Why an item cannot stay in the cart. */
export type ItemLoss = 'PLATE_UNAVAILABLE' | 'PLATE_SOLD_OUT' | 'GARNISH_AMOUNT'

/** Outcome of {@link refreshItem}. */
export type RefreshedItem =
  | { ok: true; item: CartItem; lostGarnishes: string[] }
  | { ok: false; code: ItemLoss }

/**
 * An item written anew from today's plate: names, prices, limits, and the garnishes still on offer.
 * Its discount is left out; `repriceCart` finds the one that holds now.
 *
 * @param item - of a cart, an order or storage
 * @param plate - of the menu; undefined when the menu has none with this id
 * @param context - mode and payment method
 * @param soldOut - whether what ran out is lost, or kept for the diner to take out; see `soldOutLines`
 * @returns the item and the names of garnishes it lost
 * @units minor units
 * @errors PLATE_UNAVAILABLE plate or size gone or hidden; PLATE_SOLD_OUT; GARNISH_AMOUNT what is left of its garnishes
 *   does not satisfy a mandatory group
 * @source diner spec §8 "The cart is revalidated against the errors"
 */
export function refreshItem(
  item: CartItem,
  plate: Plate | undefined,
  context: PricingContext,
  soldOut: 'drop' | 'keep' = 'drop',
): RefreshedItem {
  if (!plate?.visible || !plate.sizes.some((size) => size.id === item.sizeId)) {
    return { ok: false, code: 'PLATE_UNAVAILABLE' }
  }
  if (plate.soldOut && soldOut === 'drop') return { ok: false, code: 'PLATE_SOLD_OUT' }
  const selection = initialSelection(plate, item, soldOut)
  const check = checkSelection(plate, selection)
  if (!check.ok && check.code === 'GARNISH_AMOUNT') return { ok: false, code: 'GARNISH_AMOUNT' }
  const { source, index, quantity } = item
  const fresh = toCartItem(plate, selection, { source, index, discounts: [], context })
  return { ok: true, item: { ...fresh, quantity }, lostGarnishes: lostGarnishes(item, fresh) }
}

function lostGarnishes(before: CartItem, after: CartItem): string[] {
  const kept = new Map(choicesOf(after).map(({ key, quantity }) => [key, quantity]))
  return choicesOf(before)
    .filter(({ key, quantity }) => (kept.get(key) ?? 0) < quantity)
    .map(({ name }) => name)
}

function choicesOf(item: CartItem): { key: string; name: string; quantity: number }[] {
  return item.extras.flatMap(({ groupId, groupItems }) =>
    groupItems.map(({ referenceId, name, quantity }) => ({
      key: JSON.stringify([groupId, referenceId]),
      name,
      quantity,
    })),
  )
}
