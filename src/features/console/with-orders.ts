import type { ConsoleOrder, ConsoleOrders, VenueAction } from '#generated/models.ts'
import type { Wanted } from '#session/read-serially.ts'

/** Merges refetched orders into the list; requested orders missing from the answer are removed. */
export function withOrders(
  known: ConsoleOrders,
  codes: readonly string[],
  answer: ConsoleOrders,
): ConsoleOrders {
  const others = known.orders.filter(({ order }) => !codes.includes(order.code))
  return { ...answer, orders: [...answer.orders, ...others], leftOut: known.leftOut }
}

/**
 * Which orders to refetch.
 * @returns undefined for all of them: on a full board, the place of a finished order goes to another
 */
export const codesToRead = (
  wanted: Wanted,
  known: Pick<ConsoleOrders, 'leftOut'> | undefined,
): readonly string[] | undefined => (wanted === 'all' || (known?.leftOut ?? 0) > 0 ? undefined : wanted)

/**
 * Whether a question about an order is outdated. An order missing from a full board may still need it.
 * @param now - the order as last read
 */
export const isOutdated = (action: VenueAction, now: ConsoleOrder | undefined, leftOut = 0): boolean =>
  now === undefined ? leftOut === 0 : !now.actions.includes(action)
