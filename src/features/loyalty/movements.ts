import type { LoyaltyHistoryRow } from '#generated/models.ts'

/** Identifies a movement, because rows have no id. */
export const movementKey = ({ createdAt, kind, orderCode = '', postBalance }: LoyaltyHistoryRow): string =>
  [createdAt, kind, orderCode, postBalance].join('.')

/** Joins the pages. A movement added between two requests shifts the later page, so duplicates are removed. */
export const movementsOf = (pages: readonly (readonly LoyaltyHistoryRow[])[]): LoyaltyHistoryRow[] => [
  ...new Map(pages.flat().map((row) => [movementKey(row), row])).values(),
]
