import type { GarnishGroup } from '#generated/models.ts'

/** Most choices a group of ours can ask for. @source schemas/models/offer.schema.json */
const MAX_CHOICES = 99

/** What a group of ours says, how often each choice may be taken, and whether the source's own limits had to give way. */
export type GroupRules = {
  rules: Pick<GarnishGroup, 'mandatory' | 'multipleSelection' | 'minGarnishAmount' | 'maxGarnishAmount'>
  /** for each garnish that says nothing itself; absent: up to the group's maximum */
  each?: number
  adjusted: boolean
}

/**
 * The rules of a group from the fewest and the most choices, as most systems write them. One choice at most is a
 * single selection; more are a multiple one, in which each garnish may be taken once unless it may be repeated.
 * @param given - min and max of the source, max absent for any number; repeat: a choice may be taken several times;
 *   count: how many garnishes there are
 * @units choices per plate
 * @errors none; limits that cannot be kept are brought into reach, `adjusted` says so
 * @source src/domain/menu/garnish-limits.ts
 */
export function groupRules(given: { min: number; max?: number; repeat: boolean; count: number }): GroupRules {
  const most = given.repeat ? MAX_CHOICES : Math.max(1, given.count)
  const max = Math.min(Math.max(1, given.max ?? most), most)
  const min = Math.min(Math.max(0, given.min), max)
  return {
    rules: {
      mandatory: min > 0,
      multipleSelection: max > 1,
      minGarnishAmount: min,
      maxGarnishAmount: max,
    },
    ...(max > 1 && !given.repeat ? { each: 1 } : {}),
    adjusted: min !== Math.max(0, given.min) || (given.max !== undefined && given.max < 1),
  }
}
