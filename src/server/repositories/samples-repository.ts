import { orderEvents, orderLines, orders } from '../db/schema/orders.ts'
import type { Db } from '../db/store.ts'
import type { NewOrder, NewOrderLine } from './orders-repository.ts'

/** The steps that led an order to its status, a quarter of an hour apart. */
const STEPS = ['GENERATED', 'ACCEPTED', 'READY', 'DELIVERED'] as const
const STEP_MS = 900_000

/**
 * Writes an order of a draft as if it had gone its way: nobody is told, nothing is counted, no event leaves.
 */
export async function insertSampleOrder(
  tx: Db,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<void> {
  await tx.insert(orders).values(order)
  if (lines.length > 0)
    await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.id })))
  const last = STEPS.findIndex((status) => status === order.status)
  const taken = STEPS.slice(0, Math.max(0, last) + 1)
  await tx.insert(orderEvents).values(
    taken.map((status, revision) => ({
      orderId: order.id,
      revision,
      status,
      at: new Date(order.updatedAt.getTime() - STEP_MS * (taken.length - 1 - revision)),
      actor: revision === 0 ? ('diner' as const) : ('venue' as const),
    })),
  )
}
