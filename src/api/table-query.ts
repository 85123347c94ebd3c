import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

/** The table that the code on it names. Apart from the other queries: only the checkout asks it. */
export const tableQuery = (api: ApiClient, id: string, tableUid: string) =>
  queryOptions({
    queryKey: ['table', id, tableUid],
    queryFn: () =>
      bodyOf(api.GET('/api/branch/{id}/tables/{tableUid}', { params: { path: { id, tableUid } } })),
    staleTime: Infinity,
  })
