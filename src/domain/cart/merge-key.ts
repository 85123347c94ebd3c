import type { CartItem } from '#generated/models.ts'

/**
 * Equal for items that are one line of the cart: same plate, notes, name and extras, in whatever order the extras
 * were chosen, and the same size.
 *
 * @param item - a cart item
 * @units none
 * @errors none
 * @source diner spec §3 Cart state "Identical items (same referenceId, notes, name and extras) merge"; the size added:
 *   here a plate has one referenceId for all its sizes
 */
export function mergeKey(
  item: Pick<CartItem, 'referenceId' | 'notes' | 'name' | 'sizeId' | 'extras'>,
): string {
  const extras = item.extras.flatMap(({ groupId, groupItems }) =>
    groupItems
      .filter((one) => one.quantity > 0)
      .map((one) => JSON.stringify([groupId, one.referenceId, one.quantity])),
  )
  return JSON.stringify([item.referenceId, item.sizeId, item.name, item.notes, extras.sort()])
}
