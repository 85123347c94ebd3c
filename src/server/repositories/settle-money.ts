import { and, eq, isNull } from 'drizzle-orm'

import { heldMoney, settling } from '#domain/payment/ledger.ts'
import type { Actor } from '#domain/payment/money-rights.ts'

import type { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import type { Db } from '../db/store.ts'
import { putJob } from './jobs-repository.ts'
import { readLedger, requestRefund } from './ledger-repository.ts'

/** Queue of orders whose links have to be closed at their providers. */
export const CLOSE_QUEUE = 'payments.close-links'

/**
 * Gives back the money of an order that was canceled, and closes the links on which nobody shall pay it any more. Call
 * inside the transaction of the move.
 *
 * @param by - who canceled it at the venue
 */
export async function settleMoney(tx: Db, order: typeof orders.$inferSelect, by?: Actor): Promise<void> {
  if (order.status !== 'CANCELED') return
  const at = order.updatedAt
  const { charges, refunds } = await readLedger(tx, order.id)
  const charge = settling(charges)
  const { amount } = heldMoney(charges, refunds)
  if (charge !== undefined && amount > 0)
    await requestRefund(tx, charge, { amount, reason: 'ORDER_CANCELED', by }, at)
  await closeLinks(tx, order.id, at)
}

/**
 * Has the links of an order closed: it ended, or was paid. A link may be paid again as long as its page is open, whatever
 * became of its row.
 */
export async function closeLinks(tx: Db, orderId: string, at: Date): Promise<void> {
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.kind, 'LINK'), isNull(payments.closedAt)))
    .limit(1)
  if (open.length > 0) await putJob(tx, { queue: CLOSE_QUEUE, key: orderId, runAt: at }, at)
}

/** Has a link closed whose page was made after its row had ended. */
export async function closeLateLink(
  db: Db,
  { id, orderId }: typeof payments.$inferSelect,
  url: string,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(payments).set({ url, closedAt: null }).where(eq(payments.id, id))
    await closeLinks(tx, orderId, at)
  })
}
