import type { LoyaltyHistoryRow } from '#generated/models.ts'

/** What tells a movement from every other; rows have no id. */
export const movementKey = ({ createdAt, kind, orderCode = '', postBalance }: LoyaltyHistoryRow): string =>
  [createdAt, kind, orderCode, postBalance].join('.')

/** Pages in a row. A movement that came between two of them moves the later along: each is there once. */
export const movementsOf = (pages: readonly (readonly LoyaltyHistoryRow[])[]): LoyaltyHistoryRow[] => [
  ...new Map(pages.flat().map((row) => [movementKey(row), row])).values(),
]
