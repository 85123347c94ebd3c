import {
  addChoice,
  choiceKey,
  replaceChoice,
  restoreChoice,
  setChoiceQuantity,
  withoutChoices,
  type Choices,
  type ChoicesResult,
} from '#domain/cart/choices.ts'
import { choiceOf } from '#domain/cart/choice-of.ts'
import { withoutSoldOut } from '#domain/cart/sold-out-lines.ts'
import { maxQuantityOf } from '#domain/plate/selection.ts'
import { fittedChoices } from '#domain/pricing/fit-choices.ts'
import type { CartChoice, CartItem, Menu, OrderMode, Plate, AnalyticsContext } from '#generated/models.ts'

import { enterMode, type CartStore } from './cart-store.ts'

/** Whether the change was made, or the maximum for its message. */
export type CartOutcome = { ok: true } | Extract<ChoicesResult, { ok: false }>

function settle(store: CartStore, edit: (choices: Choices) => ChoicesResult): CartOutcome {
  let outcome: CartOutcome = { ok: true }
  store.getState().put(({ choices }) => {
    const result = edit(choices)
    if (!result.ok) outcome = result
    return result.ok ? { choices: result.choices } : {}
  })
  return outcome
}

/**
 * Gives a cart without an order mode that of the page. On a slow device a diner adds before the cart has the page's
 * mode, and a cart stored without one has no checkout.
 */
export function enterFirstMode(store: CartStore, mode: OrderMode): void {
  if (store.getState().modeId === undefined) enterMode(store, mode)
}

export const addLine = (store: CartStore, choice: CartChoice, plate: Plate): CartOutcome =>
  settle(store, (choices) => addChoice(choices, choice, maxQuantityOf(plate)))

/** @param key - of the line; see `choiceKey` */
export const updateLine = (store: CartStore, key: string, choice: CartChoice, plate: Plate): CartOutcome =>
  settle(store, (choices) => replaceChoice(choices, key, choice, maxQuantityOf(plate)))

/** Zero removes the line. @source requirements CART-03 */
export const setLineQuantity = (store: CartStore, key: string, quantity: number, plate: Plate): CartOutcome =>
  settle(store, (choices) => setChoiceQuantity(choices, key, quantity, maxQuantityOf(plate)))

/** Removes a line. @returns restores it at its place; does nothing once the cart has another order mode */
export function removeLine(store: CartStore, key: string, plate: Plate): () => CartOutcome {
  const { choices, modeId } = store.getState()
  const at = choices.findIndex((one) => choiceKey(one) === key)
  const choice = choices[at]
  setLineQuantity(store, key, 0, plate)
  return () =>
    settle(store, (now) =>
      choice && store.getState().modeId === modeId
        ? restoreChoice(now, choice, at, maxQuantityOf(plate))
        : { ok: true, choices: now },
    )
}

/** Removes sold-out garnishes from a line; does nothing where the diner has to choose others. */
export function dropSoldOut(store: CartStore, key: string, plate: Plate): CartOutcome {
  const line = store.getState().choices.find((choice) => choiceKey(choice) === key)
  const without = line && withoutSoldOut(line, plate)
  return without ? updateLine(store, key, without, plate) : { ok: true }
}

/** Removes what the menu no longer has, if it is still the menu of the cart's mode. */
export function fitToMenu(store: CartStore, menu: Menu): void {
  store
    .getState()
    .put(({ choices, modeId = menu.orderModeId }) =>
      modeId === menu.orderModeId ? { choices: fittedChoices(choices, menu) } : {},
    )
}

/** Removes what was ordered; what another tab added meanwhile belongs to the next order. */
export function takeOrdered(store: CartStore, items: readonly CartItem[]): void {
  store.getState().put(({ choices }) => ({ choices: withoutChoices(choices, items.map(choiceOf)) }))
}

/** Analytics fields of a line of the cart. */
export const aboutLine = ({
  referenceId,
  name,
  categoryId,
  quantity,
  price,
}: CartItem): AnalyticsContext => ({
  referenceId,
  name,
  categoryId,
  quantity,
  price,
})
