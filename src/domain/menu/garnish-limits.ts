import type { Garnish, GarnishGroup } from '#generated/models.ts'

/**
 * How often one garnish may be chosen for one plate: in a multiple-selection group up to its own maximum,
 * never beyond the group's; once otherwise.
 * @param group - rules of the group
 * @param garnish - the choice
 * @units count per plate
 * @source diner spec §5 "Garnish group at maximum"; multipleSelection as the contract defines it
 */
export function garnishMaximum(group: GarnishGroup, garnish: Garnish): number {
  if (!group.multipleSelection) return 1
  return Math.min(garnish.maxQuantity ?? group.maxGarnishAmount, group.maxGarnishAmount)
}

/**
 * Fewest choices: none for an optional group, one for a mandatory single-select group,
 * the group's minimum (and at least one) for a mandatory multi-select group.
 * @param group - rules of the group
 * @units count per plate
 * @source diner spec §5 "Mandatory group"; at least one assumed: a mandatory group with minimum 0 would ask for nothing
 */
export function groupMinimum(group: GarnishGroup): number {
  if (!group.mandatory) return 0
  return group.multipleSelection ? Math.max(1, group.minGarnishAmount) : 1
}

/**
 * Whether a count of choices satisfies the group.
 * @param group - rules of the group
 * @param chosen - how many were chosen, repeated ones counted
 * @units count per plate
 * @source diner spec §5 "Mandatory group"
 */
export function isGroupSatisfied(group: GarnishGroup, chosen: number): boolean {
  return chosen >= groupMinimum(group) && chosen <= group.maxGarnishAmount
}

/**
 * The most choices that some garnishes of a group allow, with the limits of each and of the group.
 * @param group - rules of the group
 * @param garnishes - those of the group that may be chosen
 * @units count per plate
 * @source diner spec §5 "Garnish group at maximum"
 */
export function groupCapacity(group: GarnishGroup, garnishes: readonly Garnish[]): number {
  const sum = garnishes.reduce((total, garnish) => total + garnishMaximum(group, garnish), 0)
  return Math.min(group.maxGarnishAmount, sum)
}

/**
 * Whether a diner can choose as many of a group as it asks for, from what did not run out. Hidden garnishes never
 * count; a group that shows none asks for nothing.
 * @param group - rules of the group
 * @param suits - which garnishes may be chosen besides
 * @source diner spec §5 "Mandatory group"; assumed: nobody orders a plate that cannot be completed
 */
export function canComplete(group: GarnishGroup, suits: (garnish: Garnish) => boolean = () => true): boolean {
  const shown = group.garnishes.filter(({ visible }) => visible)
  const offered = shown.filter((garnish) => garnish.soldOut !== true && suits(garnish))
  return shown.length === 0 || groupCapacity(group, offered) >= groupMinimum(group)
}
