import type { CartChoice, CartItem } from '#generated/models.ts'

/** The part of a cart item that was chosen. */
export type ChosenItem = Pick<CartItem, 'referenceId' | 'sizeId' | 'notes' | 'quantity' | 'source' | 'extras'>

/**
 * The choice of a plate in an item of a cart or an order: its ids, counts and notes.
 * @param item - its names and prices are left out
 * @errors none; counts of a repeated garnish are added
 * @source diner spec §3 Cart item
 */
export function choiceOf({ referenceId, sizeId, notes, quantity, source, extras }: ChosenItem): CartChoice {
  const groups = new Map<string, Map<string, number>>()
  for (const { groupId, groupItems } of extras) {
    const counts = groups.get(groupId) ?? new Map<string, number>()
    for (const one of groupItems)
      counts.set(one.referenceId, (counts.get(one.referenceId) ?? 0) + one.quantity)
    groups.set(groupId, counts)
  }
  const garnishes = Object.fromEntries([...groups].map(([id, counts]) => [id, Object.fromEntries(counts)]))
  return { plateId: referenceId, sizeId, garnishes, notes, quantity, source }
}
