import { choiceKey, unitsOf } from '#domain/cart/choices.ts'
import { findPlate } from '#domain/menu/find.ts'
import { initialSelection, toCartItem, type PlateSelection } from '#domain/plate/selection.ts'
import type { CartItemSource, Menu, OrderMode } from '#generated/models.ts'
import {
  addLine,
  enterFirstMode,
  removeLine,
  setLineQuantity,
  aboutLine,
  type CartOutcome,
} from './cart-edits.ts'
import type { CartStore } from './cart-store.ts'
import { pricingContext } from './use-cart.ts'
import type { useTrack } from './use-track.ts'

interface CountDeps {
  cart: CartStore
  menu: Menu
  mode: OrderMode
  source: CartItemSource
  track: ReturnType<typeof useTrack>
}

/** What came of it, and, where a line went with its notes and garnishes, what puts it back. */
export type CountOutcome = CartOutcome & { readonly undo?: () => CartOutcome }

/**
 * One more or one less of a plate that needs no choice. One less is taken from the line without notes and garnishes, or
 * from the last one of the plate.
 */
export function changeCount(
  { cart, menu, mode, source, track }: CountDeps,
  plateId: string,
  step: number,
): CountOutcome {
  const plate = findPlate(menu, plateId)
  if (!plate) return { ok: true }
  const selection = initialSelection(plate)
  const plain = { plateId, source, ...selection }
  const about = (chosen: PlateSelection) => {
    const context = pricingContext(mode, cart.getState().paymentTypeId)
    return aboutLine(toCartItem(plate, chosen, { source, index: 0, discounts: menu.discounts, context }))
  }
  // what another tab did meanwhile counts
  cart.getState().follow()
  const { choices } = cart.getState()
  const before = unitsOf(choices, plateId)
  if (step > 0) {
    enterFirstMode(cart, mode)
    const outcome = addLine(cart, plain, plate)
    if (outcome.ok && before === 0) track('ADD_ITEM', about(selection))
    return outcome
  }
  const lines = choices.filter((choice) => choice.plateId === plateId)
  const line = lines.find((choice) => choiceKey(choice) === choiceKey(plain)) ?? lines.at(-1)
  if (!line) return { ok: true }
  const key = choiceKey(line)
  if (line.quantity > 1) return setLineQuantity(cart, key, line.quantity - 1, plate)
  const putBack = removeLine(cart, key, plate)
  // the same again is one press of '+'
  if (before > 1 && key === choiceKey(plain)) return { ok: true }
  if (before === 1) track('DELETE_ITEM', about(line))
  return {
    ok: true,
    undo: () => {
      const outcome = putBack()
      if (outcome.ok && before === 1) track('ADD_ITEM', about(line))
      return outcome
    },
  }
}
