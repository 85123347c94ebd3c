import type { CartItem, Menu, Plate } from '#generated/models.ts'
import { findPlates } from '#domain/menu/find.ts'
import { checkSelection, initialSelection, toCartItem } from '#domain/plate/selection.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'

/** What ran out of a line. */
export interface SoldOutLine {
  index: number
  name: string
  /** The plate itself, or garnishes of it. */
  plate: boolean
  /** Names of chosen garnishes that ran out; empty when the plate did. */
  garnishes: string[]
  /** Whether the line can be ordered without those garnishes. */
  canDrop: boolean
}

/**
 * The lines of a cart that cannot be ordered because something of them ran out. They stay in the cart, so that the
 * diner sees it and decides; until then the order is blocked.
 *
 * @param items - of the cart
 * @param menu - as it is now
 * @returns in the order of the cart
 * @errors none; lines whose plate left the menu are the matter of `revalidate`
 * @source assumed: issue 3 part 8 "plate or garnish switched off while in a cart"
 */
export function soldOutLines(items: readonly CartItem[], menu: Menu): SoldOutLine[] {
  const plates = findPlates(menu, new Set(items.map((item) => item.referenceId)))
  return items.flatMap((item, index) => {
    const plate = plates.get(item.referenceId)
    if (!plate) return []
    const { name } = item
    if (plate.soldOut) return { index, name, plate: true, garnishes: [], canDrop: false }
    const garnishes = goneGarnishes(item, plate)
    if (garnishes.length === 0) return []
    const canDrop = checkSelection(plate, initialSelection(plate, item)).ok
    return { index, name, plate: false, garnishes, canDrop }
  })
}

/**
 * A line without the garnishes that ran out.
 *
 * @param item - of the cart
 * @param plate - of the menu
 * @param context - mode and payment method
 * @returns undefined when an obligatory group would be left unfulfilled: another choice is the diner's
 * @units minor units
 * @errors none
 * @source assumed: issue 3 part 8 "one-tap removal"
 */
export function withoutSoldOut(item: CartItem, plate: Plate, context: PricingContext): CartItem | undefined {
  const selection = initialSelection(plate, item)
  if (!checkSelection(plate, selection).ok) return undefined
  const { source, index } = item
  return toCartItem(plate, selection, { source, index, discounts: [], context })
}

function goneGarnishes(item: CartItem, plate: Plate): string[] {
  return item.extras.flatMap(({ groupId, groupItems }) => {
    const garnishes = plate.garnishGroups.find(({ id }) => id === groupId)?.garnishes
    const isGone = (wanted: string) => garnishes?.find(({ id }) => id === wanted)?.soldOut === true
    return groupItems.filter(({ referenceId }) => isGone(referenceId)).map(({ name }) => name)
  })
}
