import { isPaidBy } from '#domain/payment/ledger.ts'
import type { OrderStatus } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { readLedger } from './ledger-repository.ts'
import { publishOrder, updateSettled, type OrderRow } from './orders-repository.ts'
import { settleCodes, settlePoints, closeLinks } from './settle-order.ts'

/**
 * Updates an order from its ledger: whether it is paid, and which of its points and uses of codes were returned.
 * Notifies its readers, and closes the links of a paid order. Only this function changes whether an order is paid;
 * one that costs nothing is paid from the start. Call inside the transaction that changed the ledger, with the order
 * locked.
 */
export async function settlePaid(
  tx: Db,
  order: OrderRow,
  at: Date,
  status: OrderStatus = order.status,
): Promise<OrderRow> {
  const { charges, refunds } = await readLedger(tx, order.id)
  const paid = isPaidBy({ status, price: order.price }, charges, refunds)
  const changed = await updateSettled(tx, order, { status, paid }, at)
  if (changed === undefined) throw new Error('A locked order changed')
  // a canceled order returned all of it when it ended
  if (status !== 'CANCELED') {
    await settlePoints(tx, changed)
    await settleCodes(tx, changed)
  }
  await publishOrder(tx, 'payment.changed', changed)
  if (paid) await closeLinks(tx, order.id, at)
  return changed
}
