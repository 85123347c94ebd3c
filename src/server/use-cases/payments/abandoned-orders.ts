import { listAbandonedOrders } from '../../repositories/payments-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'

/**
 * Orders of a device at a branch that a next one may end: their cards were refused, or their link was left or
 * refused. Those that go on by message are none of them, because nobody knows what was agreed on.
 */
export async function abandonedOrders(
  { catalog, store }: Pick<Services, 'catalog' | 'store'>,
  branch: string,
  deviceId: string,
): Promise<OrderRow[]> {
  const contacts = await catalog.contactsOf(branch)
  const confirmed = contacts.filter(({ branchContact }) => branchContact.ordersConsoleActive)
  const linkedAt = confirmed.map(({ alias }) => alias)
  return listAbandonedOrders(store.db, { deviceId, branch, linkedAt })
}
