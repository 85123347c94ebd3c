import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

const DIRECTORY_FRESH_MS = 60_000

/** Storefronts of this installation whose name has the text. @source requirements ROUTE-01 */
export const directoryQuery = (api: ApiClient, search: string, offset = 0) =>
  queryOptions({
    queryKey: ['directory', search, offset],
    queryFn: () =>
      bodyOf(
        api.GET('/api/directory', { params: { query: { ...(search === '' ? {} : { search }), offset } } }),
      ),
    staleTime: DIRECTORY_FRESH_MS,
  })

/** A page of a company's branches. @source diner spec §7, requirements COMP-01 */
export const companyBranchesQuery = (
  api: ApiClient,
  companyId: string,
  { offset, pageSize }: { offset: number; pageSize: number },
) =>
  queryOptions({
    queryKey: ['company-branches', companyId, offset],
    queryFn: () =>
      bodyOf(
        api.GET('/api/diner/companies/{company}/branches', {
          params: { path: { company: companyId }, query: { offset, pageSize } },
        }),
      ),
    staleTime: 'static',
    gcTime: Infinity,
  })
