import { isPaidBy } from '#domain/payment/ledger.ts'
import type { OrderStatus } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { readLedger } from './ledger-repository.ts'
import { tellOfOrder, updateSettled, type OrderRow } from './orders-repository.ts'
import { settleCodes, settlePoints, closeLinks } from './settle-order.ts'

/**
 * Moves an order on with its ledger: what is written there says whether it is paid and which of its points and uses of
 * codes came back, whoever follows it hears of it, and on the links of a paid one nobody pays again. An order becomes paid,
 * and unpaid, here alone; one that costs nothing is paid as it is placed.
 * Call inside the transaction that changed the ledger, with the order locked.
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
  // a canceled order gave all of it back when it ended
  if (status !== 'CANCELED') {
    await settlePoints(tx, changed)
    await settleCodes(tx, changed)
  }
  await tellOfOrder(tx, 'payment.changed', changed)
  if (paid) await closeLinks(tx, order.id, at)
  return changed
}
