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

/** The result; when a line with notes and garnishes was removed, also how to restore it. */
export type CountOutcome = CartOutcome & { readonly undo?: () => CartOutcome }

/**
 * Adds or removes one of a plate that needs no choice. Removes from the line without notes and garnishes, else from the
 * plate's last line.
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
  // includes what another tab did meanwhile
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
  // the same can be added again by one press of '+'
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
