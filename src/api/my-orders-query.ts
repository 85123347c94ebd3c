import { infiniteQueryOptions } from '@tanstack/react-query'
import { ORDER_PAGE_SIZE } from '#domain/defaults.ts'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

/** The orders of a phone page by page, as far as this browser may see them. @source diner spec §7, §9 "Order list offset" */
export const myOrdersQuery = (api: ApiClient, phone: string, branchContactId: string) =>
  infiniteQueryOptions({
    queryKey: ['my-orders', phone, branchContactId],
    queryFn: ({ pageParam }) =>
      bodyOf(
        api.GET('/api/orders', {
          params: { query: { phone, branchContactId, offset: pageParam * ORDER_PAGE_SIZE } },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ dinerOrders }, _pages, page) =>
      (page + 1) * ORDER_PAGE_SIZE < dinerOrders.total ? page + 1 : undefined,
  })
