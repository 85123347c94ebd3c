import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

/** One order, by the code that only its diner knows. @source delivery spec §7 */
export const orderQuery = (api: ApiClient, alias: string, code: string) =>
  queryOptions({
    queryKey: ['order', alias, code],
    queryFn: () =>
      bodyOf(
        api.GET('/api/diner/{branchContactOrAlias}/order/{code}', {
          params: { path: { branchContactOrAlias: alias, code } },
        }),
      ),
  })

/** The orders of a phone, as far as this browser may see them. @source diner spec §7 */
export const ordersQuery = (api: ApiClient, phone: string, branchContactId: string, offset: number) =>
  queryOptions({
    queryKey: ['orders', phone, branchContactId, offset],
    queryFn: () => bodyOf(api.GET('/api/orders', { params: { query: { phone, branchContactId, offset } } })),
    // An order that was just placed is what the diner looks for.
    staleTime: 0,
  })

/** What a branch knows of a phone, as far as this browser may see it. @source diner spec §7 */
export const customerQuery = (api: ApiClient, phone: string, branchId: string) =>
  queryOptions({
    queryKey: ['customer', phone, branchId],
    queryFn: () =>
      bodyOf(api.GET('/api/orderingcustomer/{phone}', { params: { path: { phone }, query: { branchId } } })),
    // The last order may have told a name, an address, or have spent points.
    staleTime: 0,
  })
