import type { CartChoice, CartItem, Plate } from '#generated/models.ts'
import { initialSelection, type PlateSelection, toCartItem } from '#domain/plate/selection.ts'

/**
 * The cart item of a plate, without discount, for tests and measurements.
 * @param plate - of the sample menu
 * @param choices - what differs from the first size, nothing chosen and one unit
 * @units minor units
 * @source assumed: made up
 */
export function sampleItem(plate: Plate, choices: Partial<PlateSelection> = {}): CartItem {
  return toCartItem(
    plate,
    { ...initialSelection(plate), ...choices },
    { source: 'plate', index: 0, discounts: [], context: { orderModeType: 'TAKE_AWAY' } },
  )
}

/**
 * What a cart keeps of a plate, for tests.
 * @param plate - of the sample menu
 * @param choices - what differs from the first size, nothing chosen and one unit
 * @units units
 * @source assumed: made up
 */
export function sampleChoice(plate: Plate, choices: Partial<PlateSelection> = {}): CartChoice {
  return { plateId: plate.id, source: 'plate', ...initialSelection(plate), ...choices }
}
