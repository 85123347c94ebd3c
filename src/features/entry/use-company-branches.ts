import { keepPreviousData, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { companyBranchesQuery } from '#api/directory-queries.ts'
import { BRANCH_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { isPoint } from '#domain/geo/distance.ts'
import type { CompanyBranchesPage } from '#generated/models.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { useDebounced } from '#session/use-debounced.ts'

/**
 * The branches of the company so far, as the server finds and sorts them: the page's own first 99, or those of a
 * search or near the diner's address, then a page more each time.
 * @source requirements COMP-01
 */
export function useCompanyBranches() {
  const own = useBlockData<CompanyBranchesPage>()
  const { company } = useVenue()
  const { client } = useApi()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const location = useSessionValue('diner', (state) => state.location)
  const point = isPoint(location) ? { lat: location.lat, lng: location.lng } : undefined
  const list = `${search} ${point?.lat} ${point?.lng}`
  const [grown, setGrown] = useState({ list, pages: 0 })
  const extraPages = grown.list === list ? grown.pages : 0
  const query = (offset: number, asOf?: string) =>
    companyBranchesQuery(client, company?.id ?? '', {
      offset,
      pageSize: BRANCH_PAGE_SIZE,
      search,
      point,
      asOf,
    })
  const isOwn = search === '' && point === undefined
  const asked = useQuery({
    ...(isOwn ? { queryKey: ['company-branches', 'own'], queryFn: skipToken } : query(0)),
    placeholderData: keepPreviousData,
  })
  const first = (isOwn ? undefined : asked.data) ?? own
  const answers = useQueries({
    queries: Array.from({ length: extraPages }, (_, index) =>
      query((index + 1) * BRANCH_PAGE_SIZE, first.asOf),
    ),
  })
  const branches = [...first.branches, ...answers.flatMap(({ data }) => data?.branches ?? [])]
  const failed = answers.find(({ isError }) => isError)
  return {
    text,
    setText,
    isSearching: search !== '',
    branches,
    total: first.total,
    hasMore: branches.length < first.total,
    /** Pages were added to the first. */
    isGrown: extraPages > 0 && branches.length > first.branches.length,
    isListLoading: asked.isFetching,
    isListError: asked.isError,
    askAgain: () => void asked.refetch(),
    isLoading: answers.some(({ isFetching }) => isFetching),
    isError: failed !== undefined,
    loadMore: () => setGrown({ list, pages: extraPages + 1 }),
    retry: () => void failed?.refetch(),
  }
}
