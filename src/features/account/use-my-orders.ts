import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { ordersQuery } from '#api/order-queries.ts'
import { ORDER_PAGE_SIZE } from '#domain/defaults.ts'
import type { OrderSummary } from '#generated/models.ts'
import { useBranchContact } from '#session/page-context.ts'

interface MyOrders {
  orders: readonly OrderSummary[]
  hasMore: boolean
  isLoading: boolean
  isError: boolean
  loadMore: () => void
  retry: () => void
}

/**
 * The orders of a phone at this venue so far, a page more each time. An order that came meanwhile moves the pages
 * along; it is shown once.
 * @source diner spec §9 "Order list offset"
 */
export function useMyOrders(phone: string): MyOrders {
  const { client } = useApi()
  const { id } = useBranchContact()
  const [pages, setPages] = useState(1)
  const answers = useQueries({
    queries: Array.from({ length: phone === '' ? 0 : pages }, (_, page) =>
      ordersQuery(client, phone, id, page * ORDER_PAGE_SIZE),
    ),
  })
  const byCode = new Map(
    answers.flatMap(({ data }) => data?.dinerOrders.orders ?? []).map((order) => [order.code, order]),
  )
  const total = answers[0]?.data?.dinerOrders.total ?? 0
  // A query that waits for the network has not failed, and has no answer either.
  const failed = answers.find(({ isError, isPending, isPaused }) => isError || (isPending && isPaused))
  const isLoading = answers.some(({ isPending, isPaused }) => isPending && !isPaused)
  return {
    orders: [...byCode.values()],
    hasMore: !isLoading && failed === undefined && pages * ORDER_PAGE_SIZE < total,
    isLoading,
    isError: failed !== undefined,
    loadMore: () => setPages(pages + 1),
    retry: () => void failed?.refetch(),
  }
}
