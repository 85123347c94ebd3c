import type { Garnish, GarnishGroup, Plate } from '#generated/models.ts'
import { garnishMaximum, groupMinimum, isGroupSatisfied } from '#domain/menu/garnish-limits.ts'
import { visibleGarnishGroups } from '#domain/menu/visible.ts'
import { countOf, type GarnishCounts, type PlateSelection } from './plate-selection.ts'

/** Outcome of {@link addGarnish}; the first two codes have the two texts of PLATE-04. */
export type GarnishAddition =
  | { ok: true; selection: PlateSelection }
  | { ok: false; code: 'GROUP_AT_MAXIMUM' | 'OVER_MAXIMUM' | 'GARNISH_UNAVAILABLE' }

/** What the heading and the hint of a garnish group say. */
export interface GroupStatus {
  chosen: number
  min: number
  max: number
  /** Something was chosen and the count is within the group's limits. */
  complete: boolean
  required: boolean
  /** For 'Llegaste al máximo de N'. */
  atMaximum: boolean
}

/** Outcome of {@link checkSelection}. */
export type SelectionCheck =
  | { ok: true }
  | { ok: false; code: 'GARNISH_AMOUNT' | 'GARNISH_UNAVAILABLE'; groupIds: string[] }

/**
 * Adds a garnish. In a single-select group with maximum 1 the new choice replaces the old one.
 * @param plate - with its groups
 * @param selection - so far
 * @param groupId - group of the garnish
 * @param garnishId - the garnish
 * @returns the new selection; the old one is left as it was
 * @units count per plate
 * @errors GROUP_AT_MAXIMUM the group is full; OVER_MAXIMUM one more of this garnish would pass its maximum;
 *   GARNISH_UNAVAILABLE the garnish is hidden, sold out or gone since the screen was drawn
 * @source diner spec §5 "Garnish group at maximum", "single-select group with max 1 swaps"; which of the two texts
 *   belongs to which case assumed: a full group, or one more of a garnish than it may have
 */
export function addGarnish(
  plate: Pick<Plate, 'garnishGroups'>,
  selection: PlateSelection,
  groupId: string,
  garnishId: string,
): GarnishAddition {
  const found = findGarnish(plate, groupId, garnishId)
  if (!found) return { ok: false, code: 'GARNISH_UNAVAILABLE' }
  const { group, garnish } = found
  const count = countOf(selection.garnishes, groupId, garnishId)
  if (!group.multipleSelection && group.maxGarnishAmount === 1)
    return { ok: true, selection: withCounts(selection, groupId, { [garnishId]: 1 }) }
  if (chosenIn(group, selection.garnishes) >= group.maxGarnishAmount)
    return { ok: false, code: 'GROUP_AT_MAXIMUM' }
  if (count >= garnishMaximum(group, garnish)) return { ok: false, code: 'OVER_MAXIMUM' }
  const counts = { ...selection.garnishes[groupId], [garnishId]: count + 1 }
  return { ok: true, selection: withCounts(selection, groupId, counts) }
}

/**
 * Takes one of a garnish away; nothing happens when none was chosen.
 * @param selection - so far
 * @param groupId - group of the garnish
 * @param garnishId - the garnish
 * @units count per plate
 * @source requirement PLATE-03
 */
export function removeGarnish(selection: PlateSelection, groupId: string, garnishId: string): PlateSelection {
  const count = countOf(selection.garnishes, groupId, garnishId)
  if (count === 0) return selection
  const counts = { ...selection.garnishes[groupId] }
  if (count > 1) counts[garnishId] = count - 1
  else delete counts[garnishId]
  return withCounts(selection, groupId, counts)
}

/**
 * State of a group. Only visible garnishes count.
 * @param group - from `visibleGarnishGroups`
 * @param selection - so far
 * @units count per plate
 * @source diner spec §2.6 labels 'Obligatorio', 'Completado', hints 'Elige N', 'hasta N', 'Llegaste al máximo de N'
 */
export function groupStatus(group: GarnishGroup, selection: Pick<PlateSelection, 'garnishes'>): GroupStatus {
  const chosen = chosenIn(group, selection.garnishes)
  return {
    chosen,
    min: groupMinimum(group),
    max: group.maxGarnishAmount,
    complete: chosen > 0 && isGroupSatisfied(group, chosen),
    required: group.mandatory,
    atMaximum: chosen >= group.maxGarnishAmount,
  }
}

/**
 * Whether the plate can be added: every mandatory group satisfied, no group above its maximum, nothing chosen that
 * ran out since.
 * @param plate - with its groups
 * @param selection - so far
 * @returns the groups at fault in the order of the screen
 * @units count per plate
 * @errors GARNISH_AMOUNT; GARNISH_UNAVAILABLE when nothing but what ran out is wrong
 * @source diner spec §5 "Mandatory group"
 */
export function checkSelection(
  plate: Pick<Plate, 'garnishGroups'>,
  selection: Pick<PlateSelection, 'garnishes'>,
): SelectionCheck {
  const groups = visibleGarnishGroups(plate)
  const idsOf = (faulty: (group: GarnishGroup) => boolean) => groups.filter(faulty).map(({ id }) => id)
  const amounts = idsOf((group) => !isGroupSatisfied(group, chosenIn(group, selection.garnishes)))
  if (amounts.length > 0) return { ok: false, code: 'GARNISH_AMOUNT', groupIds: amounts }
  const gone = idsOf((group) =>
    group.garnishes.some(({ id, soldOut }) => soldOut && countOf(selection.garnishes, group.id, id) > 0),
  )
  return gone.length === 0 ? { ok: true } : { ok: false, code: 'GARNISH_UNAVAILABLE', groupIds: gone }
}

function findGarnish(
  plate: Pick<Plate, 'garnishGroups'>,
  groupId: string,
  garnishId: string,
): { group: GarnishGroup; garnish: Garnish } | undefined {
  const group = plate.garnishGroups.find((one) => one.id === groupId)
  const garnish = group?.garnishes.find((one) => one.id === garnishId && one.visible && one.soldOut !== true)
  return group && garnish && { group, garnish }
}

function chosenIn(group: GarnishGroup, garnishes: GarnishCounts): number {
  let chosen = 0
  for (const garnish of group.garnishes)
    if (garnish.visible) chosen += countOf(garnishes, group.id, garnish.id)
  return chosen
}

function withCounts(
  selection: PlateSelection,
  groupId: string,
  counts: NonNullable<GarnishCounts[string]>,
): PlateSelection {
  return { ...selection, garnishes: { ...selection.garnishes, [groupId]: counts } }
}
