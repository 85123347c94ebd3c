import { useApi } from '#api/api-context.tsx'
import { ordersQuery } from '#api/order-queries.ts'
import { usePages } from '#api/use-pages.ts'
import { ORDER_PAGE_SIZE } from '#domain/defaults.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useSignedIn } from '#session/sign-in-store.ts'

/**
 * The orders of the signed-in phone at this venue so far. An order that came meanwhile moves the pages along; it is
 * shown once.
 * @source diner spec §9 "Order list offset"
 */
export function useMyOrders() {
  const { client } = useApi()
  const { id } = useBranchContact()
  const phone = useSignedIn()
  const { pages, ...more } = usePages(
    ORDER_PAGE_SIZE,
    (offset) => ({ ...ordersQuery(client, phone ?? '', id, offset), enabled: phone !== undefined }),
    ({ dinerOrders }) => dinerOrders.total,
  )
  const all = pages.flatMap(({ dinerOrders }) => dinerOrders.orders)
  return { orders: [...new Map(all.map((order) => [order.code, order])).values()], ...more }
}
