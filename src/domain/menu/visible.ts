import type { CartItem, Category, GarnishGroup, Menu, Plate } from '#generated/models.ts'
import { UPSELL_LIST_SIZE } from '#domain/defaults.ts'
import { findPlates } from './find.ts'

/**
 * The categories a diner sees, each with its visible plates only; a category without any is dropped.
 * Sold-out plates stay: they are shown but cannot be ordered.
 * @param menu - as the API answered
 * @source diner spec §3 Menu "Categories without plates are dropped"
 */
export function visibleCategories(menu: Menu): Category[] {
  return menu.categories
    .map((category) => ({ ...category, plates: category.plates.filter((plate) => plate.visible) }))
    .filter((category) => category.plates.length > 0)
}

/**
 * The garnish groups a diner sees, each with its visible garnishes only. A group without any is dropped,
 * mandatory or not: nobody could fulfil it, and the plate would be unsellable.
 * @param plate - with its groups
 * @source requirement PLATE-03 "only visible garnishes"; dropping empty groups assumed, see above
 */
export function visibleGarnishGroups(plate: Pick<Plate, 'garnishGroups'>): GarnishGroup[] {
  return plate.garnishGroups
    .map((group) => ({ ...group, garnishes: group.garnishes.filter((garnish) => garnish.visible) }))
    .filter((group) => group.garnishes.length > 0)
}

/**
 * The plates of 'Lo más destacado', in the order of the list.
 * @param menu - as the API answered
 * @errors none; ids without a visible plate are skipped
 * @source diner spec §2.5 "Slider when remarked items exist"
 */
export function remarkedPlates(menu: Menu): Plate[] {
  return visibleOf(menu, menu.remarkeds)
}

/**
 * Suggestions for the cart: visible, not sold out, not in the cart, and not ruled out because every one of
 * their excluded categories is already in the cart. A plate that excludes no category is never ruled out.
 * @param menu - plates and the list of suggestions
 * @param cart - its lines
 * @param size - most suggestions
 * @source diner spec §5 "Upselling suggestions"; sold-out plates left out assumed: they could not be added
 */
export function upsellPlates(
  menu: Menu,
  cart: { items: readonly Pick<CartItem, 'referenceId' | 'categoryId'>[] },
  size: number = UPSELL_LIST_SIZE,
): Plate[] {
  const inCart = new Set(cart.items.map((item) => item.referenceId))
  const categories = new Set(cart.items.map((item) => item.categoryId))
  return visibleOf(menu, menu.upselleds)
    .filter((plate) => plate.soldOut !== true && !inCart.has(plate.id))
    .filter(({ excludedCategories: ids }) => ids.length === 0 || !ids.every((id) => categories.has(id)))
    .slice(0, size)
}

function visibleOf(menu: Menu, ids: readonly string[]): Plate[] {
  const wanted = new Set(ids)
  const plates = findPlates(menu, wanted)
  return [...wanted].map((id) => plates.get(id)).filter((plate): plate is Plate => plate?.visible === true)
}
