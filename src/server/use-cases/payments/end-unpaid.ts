import { isFailure } from '../../contract/handlers.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { listPayments, UNDER_WAY } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { moveOrder } from '../orders/change-order.ts'
import { isLeft } from './ask-provider.ts'

/**
 * Whether nobody will pay an order any more. Every provider that could still take money for it is asked; pending
 * money or a missing answer keeps the order.
 */
export async function isLeftUnpaid(services: Services, order: OrderRow): Promise<boolean> {
  const payments = await listPayments(services.store.db, order.id)
  for (const payment of payments.filter(({ status }) => UNDER_WAY.includes(status)))
    if (!(await isLeft(services, payment))) return false
  return true
}

/**
 * Cancels an order that nobody pays, which returns its points and uses of codes.
 * @returns whether it was canceled
 */
export async function endUnpaid(services: Services, order: OrderRow): Promise<boolean> {
  if (!(await isLeftUnpaid(services, order))) return false
  return !isFailure(await moveOrder(services, order, { status: 'CANCELED' }, { by: 'system' }))
}
