import { garnishMaximum, groupMinimum } from '#domain/menu/garnish-limits.ts'
import type { Garnish, GarnishGroup, Menu, Plate } from '#generated/models.ts'
import { selectionOf } from './device.ts'
import type { Choice } from './sample-payload.ts'
import { DINER } from './stage-facts.ts'

/** A required garnish, and its quantity. */
export type ChosenGarnish = { group: GarnishGroup; garnish: Garnish; count: number }

/** The first garnishes that satisfy every group; undefined when a group cannot be satisfied. */
export function choicesFor(groups: readonly GarnishGroup[]): ChosenGarnish[] | undefined {
  const choices: ChosenGarnish[] = []
  for (const group of groups) {
    const shown = group.garnishes.filter(({ visible }) => visible)
    if (shown.length === 0) continue
    let missing = groupMinimum(group)
    for (const garnish of shown.filter(({ soldOut }) => soldOut !== true)) {
      const count = Math.min(garnishMaximum(group, garnish), missing)
      if (count === 0) break
      missing -= count
      choices.push({ group, garnish, count })
    }
    if (missing > 0) return undefined
  }
  return choices
}

/** The quantity of a plate that reaches a minimum; undefined when it exceeds the limit of an order. */
export function quantityFor(
  price: number,
  minimum: number,
  most = Number.POSITIVE_INFINITY,
): number | undefined {
  const quantity = Math.max(1, Math.ceil(minimum / Math.max(price, 1)))
  return quantity > most ? undefined : quantity
}

/** Number of presses for a quantity of a plate. */
export const pressesFor = ({ choices, quantity }: Presses): number =>
  choices.reduce((sum, { count }) => sum + count, 0) + quantity

type Presses = { choices: readonly { count: number }[]; quantity: number }

/** The plate with the fewest required choices, in the quantity that the minimum requires; undefined without one. */
export const simplestChoice = ({ categories }: Menu, minimum = 0): Choice | undefined =>
  categories
    .flatMap(({ plates }) => plates)
    .filter(({ visible, soldOut }) => visible !== false && soldOut !== true)
    .flatMap((plate) => choiceOf(plate, minimum) ?? [])
    .toSorted((a, b) => a.weight - b.weight)[0]?.choice

function choiceOf(plate: Plate, minimum: number): { choice: Choice; weight: number } | undefined {
  const [size] = plate.sizes
  const choices = choicesFor(plate.garnishGroups ?? [])
  const quantity = size && quantityFor(size.price, minimum, plate.maxQuantity)
  if (size === undefined || choices === undefined || quantity === undefined) return undefined
  const chosen = choices.map(({ group, garnish, count }) => ({ group: group.id, id: garnish.id, count }))
  const selection = selectionOf({ sizeId: size.id, quantity, choices: chosen })
  return {
    choice: { plate: plate.id, ...selection, notes: DINER.notes },
    weight: pressesFor({ choices, quantity }),
  }
}
