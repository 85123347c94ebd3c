import type { CartItem } from '#generated/models.ts'

/**
 * What was chosen in a line, in plain words, one line per group: 'Salsas: 2 × barbacoa, alioli'.
 * The size comes first when the plate has a name for it.
 */
export function extrasText(item: Pick<CartItem, 'extras' | 'sizeName' | 'name'>): string[] {
  const groups = item.extras
    .map(({ groupName, groupItems }) => ({
      groupName,
      chosen: groupItems.filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ groupName, chosen }) => {
      const names = chosen.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
      return `${groupName}: ${names.join(', ')}`
    })
  return item.sizeName && item.sizeName !== item.name ? [item.sizeName, ...groups] : groups
}
