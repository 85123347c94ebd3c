import { queryOptions } from '@tanstack/react-query'
import type { Point } from '#domain/geo/distance.ts'
import { ask, type ApiClient } from './client.ts'

const DIRECTORY_FRESH_MS = 60_000

/** Storefronts of this installation whose name contains the text. @source requirements ROUTE-01 */
export const directoryQuery = (api: ApiClient, search: string, offset = 0) =>
  queryOptions({
    queryKey: ['directory', search, offset],
    queryFn: () => ask(api, '/api/directory', { query: { ...(search === '' ? {} : { search }), offset } }),
    staleTime: DIRECTORY_FRESH_MS,
  })

/** Filter and page of a company's branches. */
interface BranchesWanted {
  offset: number
  pageSize: number
  search?: string
  point?: Point
  /** of the first page of the list */
  asOf?: string
}

/** A page of a company's branches. @source diner spec §7, requirements COMP-01 */
export const companyBranchesQuery = (api: ApiClient, companyId: string, wanted: BranchesWanted) => {
  const { point, search, ...page } = wanted
  const query = { ...page, ...point, ...(search === '' ? {} : { search }) }
  return queryOptions({
    queryKey: ['company-branches', companyId, query],
    queryFn: () =>
      ask(api, '/api/diner/companies/{company}/branches', { path: { company: companyId }, query }),
    staleTime: 'static',
    gcTime: Infinity,
  })
}
