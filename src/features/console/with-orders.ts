import type { ConsoleOrders } from '#generated/models.ts'

/** The orders with some of them read again; those that the answer leaves out want nothing any more. */
export function withOrders(
  known: ConsoleOrders,
  codes: readonly string[],
  answer: ConsoleOrders,
): ConsoleOrders {
  const others = known.orders.filter(({ order }) => !codes.includes(order.code))
  return { ...answer, orders: [...answer.orders, ...others], leftOut: known.leftOut }
}
