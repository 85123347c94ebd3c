import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

/** Which slots are left is asked of the answer at every moment anew; it changes only when the venue's hours do. */
const FRESH_MS = 300_000

/** When orders of a mode can be scheduled. Apart from the other queries: only the checkout asks it. */
export const scheduleQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['schedule', orderModeId],
    queryFn: () =>
      bodyOf(api.GET('/api/ordermode/schedule/{orderModeId}', { params: { path: { orderModeId } } })),
    staleTime: FRESH_MS,
  })

/** The table that the code on it names. Apart from the other queries: only the checkout asks it. */
export const tableQuery = (api: ApiClient, id: string, tableUid: string) =>
  queryOptions({
    queryKey: ['table', id, tableUid],
    queryFn: () =>
      bodyOf(api.GET('/api/branch/{id}/tables/{tableUid}', { params: { path: { id, tableUid } } })),
    staleTime: Infinity,
  })
