import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { companyBranchesQuery } from '#api/directory-queries.ts'
import { BRANCH_PAGE_SIZE } from '#domain/defaults.ts'
import type { CompanyBranch, CompanyBranchesPage } from '#generated/models.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { useVenue } from '#session/venue-context.tsx'

interface CompanyBranches {
  branches: readonly CompanyBranch[]
  total: number
  hasMore: boolean
  /** Pages were added to the first. */
  isGrown: boolean
  isLoading: boolean
  isError: boolean
  loadMore: () => void
  retry: () => void
}

/** The branches of the company so far: the page's own first 99, then a page more each time. @source requirements COMP-01 */
export function useCompanyBranches(): CompanyBranches {
  const first = useBlockData<CompanyBranchesPage>()
  const { company } = useVenue()
  const { client } = useApi()
  const [extraPages, setExtraPages] = useState(0)
  const answers = useQueries({
    queries: Array.from({ length: extraPages }, (_, index) =>
      companyBranchesQuery(client, company?.id ?? '', {
        offset: (index + 1) * BRANCH_PAGE_SIZE,
        pageSize: BRANCH_PAGE_SIZE,
      }),
    ),
  })
  const branches = [...first.branches, ...answers.flatMap(({ data }) => data?.branches ?? [])]
  const failed = answers.find(({ isError }) => isError)
  return {
    branches,
    total: first.total,
    hasMore: branches.length < first.total,
    isGrown: branches.length > first.branches.length,
    isLoading: answers.some(({ isFetching }) => isFetching),
    isError: failed !== undefined,
    loadMore: () => setExtraPages((pages) => pages + 1),
    retry: () => void failed?.refetch(),
  }
}
