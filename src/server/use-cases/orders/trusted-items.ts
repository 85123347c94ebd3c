import { withPrices } from '#domain/cart/reprice-cart.ts'
import { DEFAULT_MAX_QUANTITY } from '#domain/defaults.ts'
import type { CartExtra, CartItem, Menu, Plate } from '#generated/models.ts'
import type { Quote } from '#domain/pricing/quote.ts'

/**
 * The items as they are kept: what was chosen is the diner's, every name, price and limit the menu's.
 * The order was judged before, so plate, size and garnishes exist.
 */
export function trustedItems(items: readonly CartItem[], menu: Menu, quote: Quote): CartItem[] {
  const plates = new Map(menu.categories.flatMap(({ plates }) => plates.map((plate) => [plate.id, plate])))
  return withPrices(items, quote.lines).map((item, index) => {
    const plate = plates.get(item.referenceId)
    return plate === undefined ? item : trustedItem({ ...item, index }, plate)
  })
}

function trustedItem(item: CartItem, plate: Plate): CartItem {
  return {
    ...item,
    name: plate.showName,
    sizeName: plate.sizes.find(({ id }) => id === item.sizeId)?.name ?? item.sizeName,
    categoryId: plate.category.id,
    categoryShowName: plate.category.showName,
    maxQuantity: plate.maxQuantity ?? DEFAULT_MAX_QUANTITY,
    extras: item.extras.map((extra) => trustedExtra(extra, plate)),
  }
}

function trustedExtra(extra: CartExtra, plate: Plate): CartExtra {
  const group = plate.garnishGroups.find(({ id }) => id === extra.groupId)
  if (group === undefined) return extra
  const { name, mandatory, multipleSelection, minGarnishAmount, maxGarnishAmount } = group
  const groupItems = extra.groupItems.map((one) => {
    const garnish = group.garnishes.find(({ id }) => id === one.referenceId)
    return garnish === undefined ? one : { ...one, name: garnish.name, price: garnish.price }
  })
  const cantAct = groupItems.reduce((total, { quantity }) => total + quantity, 0)
  return { groupId: extra.groupId, groupName: name, mandatory, multipleSelection, minGarnishAmount, maxGarnishAmount, cantAct, groupItems }
}
