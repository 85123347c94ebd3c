import { paths } from '#domain/routes/routes.ts'

import { listOrderLines } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { orderMessage } from './order-message.ts'

/** The parts of an order that its diner may still correct. */
export type Corrected = Pick<OrderRow, 'notes' | 'tableNumber' | 'paysWith' | 'destination'>

/** The message to the venue with what was corrected; as it was where the venue is gone. */
export async function rewriteMessage(
  { store, catalog, places }: Services,
  order: OrderRow,
  corrected: Corrected,
  origin: string,
): Promise<string> {
  const venue = await catalog.findAny(order.branchContact)
  const presentation = await catalog.presentation(order.tenant)
  if (venue?.kind !== 'branchContact' || presentation === undefined) return order.orderText
  const lines = await listOrderLines(store.db, [order.id])
  return orderMessage({
    order: { ...order, ...corrected },
    items: lines.map(({ item }) => item),
    timeZone: venue.branchContact.timeZone,
    presentation,
    link: await places.address(order.tenant, paths.followUp(order.branchContact, order.code), origin),
  })
}
