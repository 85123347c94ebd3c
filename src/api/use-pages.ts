import { useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A list that loads one more page at a time.
 * @param query - of the page at an offset
 * @param totalOf - total length of the list
 */
export function usePages<Page, Key extends QueryKey>(
  pageSize: number,
  query: (offset: number) => UseQueryOptions<Page, Error, Page, Key>,
  totalOf: (page: Page) => number,
) {
  const [count, setCount] = useState(1)
  const answers = useQueries({ queries: Array.from({ length: count }, (_, page) => query(page * pageSize)) })
  const pages = answers.flatMap(({ data }) => (data === undefined ? [] : [data]))
  // A query paused without a network has not failed, but has no data either.
  const failed = answers.find(({ isError, isPending, isPaused }) => isError || (isPending && isPaused))
  const isLoading = answers.some((answer) => answer.isLoading)
  const [first] = answers
  const total = first?.data === undefined ? 0 : totalOf(first.data)
  return {
    pages,
    hasMore: !isLoading && failed === undefined && count * pageSize < total,
    isLoading,
    isError: failed !== undefined,
    loadMore: () => setCount(count + 1),
    retry: () => void failed?.refetch(),
  }
}
