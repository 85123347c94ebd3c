import { DECIMAL_SEPARATOR, NPS_DECIMALS, NPS_STAR_FROM, NPS_STAR_MIN_ANSWERS } from '#domain/defaults.ts'
import type { BranchContact } from '#generated/models.ts'

/**
 * The star rating of a branch contact, with one decimal.
 * @returns undefined when the brand hides it, or the average or the number of answers is too low
 * @units 0 to 5, comma as decimal mark
 * @source diner spec §2.3 "NPS star when enabled and the average is at or above a display threshold (one decimal)"
 */
export function ratingShown({
  branch,
  deliveryConfig,
}: Pick<BranchContact, 'branch' | 'deliveryConfig'>): string | undefined {
  const { npsAvg = 0, npsCount = 0 } = deliveryConfig
  if (!branch.npsEnabled || npsAvg < NPS_STAR_FROM || npsCount < NPS_STAR_MIN_ANSWERS) return undefined
  return npsAvg.toFixed(NPS_DECIMALS).replace('.', DECIMAL_SEPARATOR)
}

/** Sum and number of ratings. @units total in stars */
export type RatingSum = { total: number; count: number }

/**
 * The rating of a branch contact: its configured initial rating combined with the answers given here.
 * @param brought - mean and number of the configured ratings
 * @param given - the general ratings of its orders' surveys
 * @units stars, 1 to 5
 * @source diner spec §3 npsAvg; adding the two is assumed: a venue that moves here keeps its name
 */
export function combinedRating(
  brought: { npsAvg?: number; npsCount?: number },
  given: RatingSum,
): { npsAvg: number; npsCount: number } {
  const { npsAvg = 0, npsCount: before = 0 } = brought
  const npsCount = before + given.count
  if (npsCount === 0) return { npsAvg: 0, npsCount: 0 }
  return { npsAvg: (npsAvg * before + given.total) / npsCount, npsCount }
}
