import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { loyaltyHistoryQuery } from '#api/loyalty-queries.ts'
import { LOYALTY_PAGE_SIZE } from '#domain/defaults.ts'
import type { LoyaltyHistoryRow } from '#generated/models.ts'

export interface History {
  rows: readonly LoyaltyHistoryRow[]
  hasMore: boolean
  isLoading: boolean
  isError: boolean
  loadMore: () => void
  retry: () => void
}

/** What tells a movement from every other; rows have no id. */
export const movementKey = ({ createdAt, kind, orderCode = '', postBalance }: LoyaltyHistoryRow): string =>
  [createdAt, kind, orderCode, postBalance].join('.')

/** Pages in a row. A movement that came between two of them moves the later along: each is there once. */
export const rowsOf = (pages: readonly (readonly LoyaltyHistoryRow[])[]): LoyaltyHistoryRow[] => [
  ...new Map(pages.flat().map((row) => [movementKey(row), row])).values(),
]

/** What a phone earned and spent so far, a page more each time. @source diner spec §4 "Loyalty history", §9 */
export function useHistory(branchId: string, phone: string): History {
  const { client } = useApi()
  const [pages, setPages] = useState(1)
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, page) =>
      loyaltyHistoryQuery(client, branchId, phone, page * LOYALTY_PAGE_SIZE),
    ),
  })
  const total = answers[0]?.data?.total ?? 0
  // A query that waits for the network has not failed, and has no answer either.
  const failed = answers.find(({ isError, isPending, isPaused }) => isError || (isPending && isPaused))
  const isLoading = answers.some(({ isPending, isPaused }) => isPending && !isPaused)
  return {
    rows: rowsOf(answers.map(({ data }) => data?.rows ?? [])),
    hasMore: !isLoading && failed === undefined && pages * LOYALTY_PAGE_SIZE < total,
    isLoading,
    isError: failed !== undefined,
    loadMore: () => setPages(pages + 1),
    retry: () => void failed?.refetch(),
  }
}
