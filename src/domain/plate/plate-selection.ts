import type { CartChoice, Plate, PlateSize } from '#generated/models.ts'

/** How often each garnish was chosen, by group id and garnish id; only counts above 0. */
export type GarnishCounts = CartChoice['garnishes']

/** What a diner has chosen on the plate screen so far. */
export interface PlateSelection {
  readonly sizeId: string
  readonly garnishes: GarnishCounts
  readonly notes: string
  readonly quantity: number
}

/** A plate without a size broke the contract before it reached the domain. */
export class PlateWithoutSizes extends Error {
  override readonly name = 'PlateWithoutSizes'
}

/**
 * The chosen size, or the first when the chosen one is gone.
 * @param plate - with its sizes
 * @param sizeId - the choice
 * @errors throws PlateWithoutSizes when the plate has none, which the schema forbids
 * @source diner spec §2.6 "Opciones"; first size preselected assumed: one tap fewer, and the card shows its price
 */
export function chosenSize(plate: Pick<Plate, 'id' | 'sizes'>, sizeId: string): PlateSize {
  const size = plate.sizes.find((one) => one.id === sizeId) ?? plate.sizes[0]
  if (!size) throw new PlateWithoutSizes(`plate ${plate.id} has no size`)
  return size
}

/**
 * How often a garnish was chosen.
 * @param garnishes - all counts
 * @param groupId - its group
 * @param garnishId - the garnish
 * @units count per plate
 * @errors none; 0 when unknown
 * @source diner spec §3 Extra
 */
export function countOf(garnishes: GarnishCounts, groupId: string, garnishId: string): number {
  const group = Object.hasOwn(garnishes, groupId) ? garnishes[groupId] : undefined
  return group && Object.hasOwn(group, garnishId) ? (group[garnishId] ?? 0) : 0
}
