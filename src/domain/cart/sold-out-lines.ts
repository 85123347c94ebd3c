import type { CartChoice, CartItem, Menu, Plate } from '#generated/models.ts'
import { findPlates } from '#domain/menu/find.ts'
import { checkSelection, initialSelection } from '#domain/plate/selection.ts'
import { choiceOf } from './choice-of.ts'

/** What is sold out in a line. */
export interface SoldOutLine {
  index: number
  name: string
  /** The plate itself, or garnishes of it. */
  plate: boolean
  /** Names of chosen garnishes that are sold out; empty when the plate is. */
  garnishes: string[]
  /** Whether the line can be ordered without those garnishes. */
  canDrop: boolean
}

/**
 * Lines of a cart that cannot be ordered because something in them is sold out. They stay in the cart, so that the
 * diner sees it and decides; until then the order is blocked.
 * @param items - of the cart
 * @param menu - as it is now
 * @returns in the order of the cart
 * @errors none; `fitChoices` handles lines whose plate left the menu
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
    const canDrop = checkSelection(plate, initialSelection(plate, choiceOf(item))).ok
    return { index, name, plate: false, garnishes, canDrop }
  })
}

/**
 * A line without its sold-out garnishes.
 * @param choice - of the cart
 * @param plate - of the menu
 * @returns undefined when an obligatory group would be unfulfilled: the diner has to choose
 * @source assumed: issue 3 part 8 "one-tap removal"
 */
export function withoutSoldOut(choice: CartChoice, plate: Plate): CartChoice | undefined {
  const selection = initialSelection(plate, choice)
  return checkSelection(plate, selection).ok ? { ...choice, ...selection } : undefined
}

function goneGarnishes(item: CartItem, plate: Plate): string[] {
  return item.extras.flatMap(({ groupId, groupItems }) => {
    const garnishes = plate.garnishGroups.find(({ id }) => id === groupId)?.garnishes
    const isGone = (wanted: string) => garnishes?.find(({ id }) => id === wanted)?.soldOut === true
    return groupItems.filter(({ referenceId }) => isGone(referenceId)).map(({ name }) => name)
  })
}
