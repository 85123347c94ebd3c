import type { CartChoice, CartItemSource, Plate } from '#generated/models.ts'
import { DEFAULT_MAX_QUANTITY, ITEM_NOTES_LIMIT } from '#domain/defaults.ts'
import { garnishMaximum } from '#domain/menu/garnish-limits.ts'
import { visibleGarnishGroups } from '#domain/menu/visible.ts'
import { clampNotes } from './notes.ts'
import { chosenSize, countOf, type GarnishCounts, type PlateSelection } from './plate-selection.ts'

export { addGarnish, checkSelection, groupStatus, removeGarnish } from './garnish-choice.ts'
export type { GarnishAddition, GroupStatus, SelectionCheck } from './garnish-choice.ts'
export type { GarnishCounts, PlateSelection } from './plate-selection.ts'
export { selectionPrice, toCartItem } from './selection-price.ts'
export type { SelectionPrice } from './selection-price.ts'

/** Outcome of {@link setQuantity}. */
export type QuantityChange =
  | { ok: true; selection: PlateSelection }
  | { ok: false; code: 'MAX_QUANTITY'; max: number }

/**
 * What the plate screen starts with: the first size, nothing chosen, one unit; or, when a line is edited, its
 * choices as far as the plate still offers them.
 * @param plate - as the menu has it now
 * @param chosen - of the line being edited
 * @param soldOut - whether garnishes that ran out stay chosen: in a cart they do until the diner takes them out
 * @errors throws PlateWithoutSizes, which the schema forbids
 * @source requirement CART-01 "an edit modal per item"
 */
export function initialSelection(
  plate: Plate,
  chosen?: PlateSelection,
  soldOut: 'drop' | 'keep' = 'drop',
): PlateSelection {
  return {
    sizeId: chosenSize(plate, chosen?.sizeId ?? '').id,
    garnishes: chosen ? offeredOf(plate, chosen.garnishes, soldOut) : {},
    notes: chosen?.notes ?? '',
    quantity: chosen ? clamp(chosen.quantity, maxQuantityOf(plate)) : 1,
  }
}

/**
 * Chooses a size; an unknown one changes nothing.
 * @param plate - with its sizes
 * @param selection - so far
 * @param sizeId - the choice
 * @source requirement PLATE-02
 */
export function chooseSize(
  plate: Pick<Plate, 'sizes'>,
  selection: PlateSelection,
  sizeId: string,
): PlateSelection {
  return plate.sizes.some((size) => size.id === sizeId) ? { ...selection, sizeId } : selection
}

/**
 * Most units of a plate in one order.
 * @param plate - with its own maximum, if any
 * @units units
 * @source diner spec §9 "Max quantity per item"
 */
export function maxQuantityOf(plate: Pick<Plate, 'maxQuantity'>): number {
  return plate.maxQuantity ?? DEFAULT_MAX_QUANTITY
}

/**
 * Sets the stepper. Below 1 it stays at 1; a step up beyond the maximum is refused, a step down never.
 * @param plate - with its maximum
 * @param selection - so far
 * @param quantity - wanted
 * @param alreadyInCart - units of this plate in other lines of the cart; the line being edited not counted
 * @returns the new selection, or the maximum the message names
 * @units units
 * @errors MAX_QUANTITY
 * @source diner spec §5 "Per-product maximum quantity", "Quantity cannot go below 1", requirement CART-02
 */
export function setQuantity(
  plate: Pick<Plate, 'maxQuantity'>,
  selection: PlateSelection,
  quantity: number,
  alreadyInCart = 0,
): QuantityChange {
  const max = maxQuantityOf(plate)
  const wanted = Number.isNaN(quantity) ? 1 : Math.max(1, Math.trunc(quantity))
  if (wanted > selection.quantity && wanted + alreadyInCart > max)
    return { ok: false, code: 'MAX_QUANTITY', max }
  return { ok: true, selection: { ...selection, quantity: wanted } }
}

/**
 * Sets the notes; what goes beyond the limit is ignored.
 * @param selection - so far
 * @param text - what the field holds
 * @param limit - from `itemNotesLimit`
 * @units characters
 * @source requirement PLATE-06
 */
export function setNotes(
  selection: PlateSelection,
  text: string,
  limit: number = ITEM_NOTES_LIMIT,
): PlateSelection {
  return { ...selection, notes: clampNotes(text, limit) }
}

/**
 * The line of the cart that was chosen. Spaces around the notes do not make it another line.
 * @param plate - the plate
 * @param selection - complete
 * @param source - where it is added
 * @source requirement CART-02 "Identical items merge"
 */
export const toChoice = (
  { id: plateId }: Pick<Plate, 'id'>,
  { notes, ...selection }: PlateSelection,
  source: CartItemSource,
): CartChoice => ({ plateId, source, ...selection, notes: notes.trim() })

function offeredOf(plate: Plate, wanted: GarnishCounts, soldOut: 'drop' | 'keep'): GarnishCounts {
  const counts = visibleGarnishGroups(plate).map((group) => {
    let room = group.maxGarnishAmount
    const chosen: [string, number][] = []
    for (const garnish of group.garnishes) {
      if (garnish.soldOut && soldOut === 'drop') continue
      const count = Math.min(countOf(wanted, group.id, garnish.id), garnishMaximum(group, garnish), room)
      room -= count
      if (count > 0) chosen.push([garnish.id, count])
    }
    return [group.id, Object.fromEntries(chosen)] as const
  })
  return Object.fromEntries(counts.filter(([, chosen]) => Object.keys(chosen).length > 0))
}

function clamp(quantity: number, max: number): number {
  return Math.min(Math.max(1, Math.trunc(quantity)), max)
}
