import type { Garnish, GarnishGroup } from '#generated/models.ts'

/**
 * How often one garnish may be chosen for one plate: in a multiple-selection group up to its own maximum,
 * never beyond the group's; once otherwise.
 *
 * @param group - rules of the group
 * @param garnish - the choice
 * @units count per plate
 * @errors none
 * @source diner spec §5 "Garnish group at maximum"; multipleSelection as the contract defines it
 */
export function garnishMaximum(group: GarnishGroup, garnish: Garnish): number {
  if (!group.multipleSelection) return 1
  return Math.min(garnish.maxQuantity ?? group.maxGarnishAmount, group.maxGarnishAmount)
}

/**
 * Fewest choices: none for an optional group, one for a mandatory single-select group,
 * the group's minimum (and at least one) for a mandatory multi-select group.
 *
 * @param group - rules of the group
 * @units count per plate
 * @errors none
 * @source diner spec §5 "Mandatory group"; at least one assumed: a mandatory group with minimum 0 would ask for nothing
 */
export function groupMinimum(group: GarnishGroup): number {
  if (!group.mandatory) return 0
  return group.multipleSelection ? Math.max(1, group.minGarnishAmount) : 1
}

/**
 * Whether a count of choices satisfies the group.
 *
 * @param group - rules of the group
 * @param chosen - how many were chosen, repeated ones counted
 * @units count per plate
 * @errors none
 * @source diner spec §5 "Mandatory group"
 */
export function isGroupSatisfied(group: GarnishGroup, chosen: number): boolean {
  return chosen >= groupMinimum(group) && chosen <= group.maxGarnishAmount
}
