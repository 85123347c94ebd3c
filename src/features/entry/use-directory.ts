import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { directoryQuery } from '#api/directory-queries.ts'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { useDebounced } from './use-debounced.ts'

/** The storefronts that match what was typed, page after page. @source requirements ROUTE-01 */
export function useDirectory() {
  const { client } = useApi()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const [grown, setGrown] = useState({ search: '', pages: 0 })
  const extraPages = grown.search === search ? grown.pages : 0
  const { data, isError, isFetching, refetch } = useQuery({
    ...directoryQuery(client, search),
    placeholderData: keepPreviousData,
  })
  const first = data?.entries ?? []
  const answers = useQueries({
    queries: Array.from({ length: extraPages }, (_, index) =>
      directoryQuery(client, search, (index + 1) * first.length),
    ),
  })
  const entries = [...first, ...answers.flatMap((answer) => answer.data?.entries ?? [])]
  const failed = answers.find((answer) => answer.isError)
  return {
    text,
    setText,
    isSearching: search !== '',
    entries,
    total: data?.total ?? 0,
    hasMore: entries.length < (data?.total ?? 0),
    isLoading: isFetching || answers.some((answer) => answer.isFetching),
    isError: isError || failed !== undefined,
    loadMore: () => setGrown({ search, pages: extraPages + 1 }),
    retry: () => void (failed ?? { refetch }).refetch(),
  }
}
