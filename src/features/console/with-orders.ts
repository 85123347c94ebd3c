import type { ConsoleOrder, ConsoleOrders, VenueAction } from '#generated/models.ts'
import type { Wanted } from '#session/read-serially.ts'

/** The orders with some of them read again; those that the answer leaves out want nothing any more. */
export function withOrders(
  known: ConsoleOrders,
  codes: readonly string[],
  answer: ConsoleOrders,
): ConsoleOrders {
  const others = known.orders.filter(({ order }) => !codes.includes(order.code))
  return { ...answer, orders: [...answer.orders, ...others], leftOut: known.leftOut }
}

/**
 * Which orders to read again.
 * @returns undefined for all of them: where the board has no room for some, the place of one that is done goes to another
 */
export const codesToRead = (
  wanted: Wanted,
  known: Pick<ConsoleOrders, 'leftOut'> | undefined,
): readonly string[] | undefined => (wanted === 'all' || (known?.leftOut ?? 0) > 0 ? undefined : wanted)

/**
 * Whether an order has no more use for what is asked about it. One that the board has no room for may still have.
 * @param now - as it was read last
 */
export const isOutdated = (action: VenueAction, now: ConsoleOrder | undefined, leftOut = 0): boolean =>
  now === undefined ? leftOut === 0 : !now.actions.includes(action)
