import { and, eq, isNull } from 'drizzle-orm'

import { heldMoney, settling } from '#domain/payment/ledger.ts'
import type { Actor } from '#domain/payment/money-rights.ts'

import type { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import type { Db } from '../db/store.ts'
import { putJob } from './jobs-repository.ts'
import { readLedger, requestRefund } from './ledger-repository.ts'

/** Queue of links that a provider has to close, by their id: a silent provider delays no other. */
export const closeQueue = (provider: string): string => `payments.close-link.${provider}`

/**
 * Gives back the money of an order that was canceled, and closes the links on which nobody shall pay it any more. Call
 * inside the transaction of the move.
 *
 * @param by - who canceled it at the venue
 * @returns whether money goes back by this
 */
export async function settleMoney(tx: Db, order: typeof orders.$inferSelect, by?: Actor): Promise<boolean> {
  if (order.status !== 'CANCELED') return false
  const at = order.updatedAt
  const { charges, refunds } = await readLedger(tx, order.id)
  const charge = settling(charges)
  const { amount } = heldMoney(charges, refunds)
  const owed = amount > 0 ? charge : undefined
  if (owed) await requestRefund(tx, owed, { amount, reason: 'ORDER_CANCELED', by }, at)
  await closeLinks(tx, order.id, at)
  return owed !== undefined
}

/**
 * Has the links of an order closed: it ended, or was paid. A link may be paid again as long as its page is open, whatever
 * became of its row.
 */
export async function closeLinks(tx: Db, orderId: string, at: Date): Promise<void> {
  const open = await tx
    .select({ key: payments.id, provider: payments.provider })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.kind, 'LINK'), isNull(payments.closedAt)))
  for (const { key, provider } of open) await putJob(tx, { queue: closeQueue(provider), key, runAt: at }, at)
}

/** Has a link closed whose page was made after its row had ended. */
export async function closeLateLink(
  db: Db,
  { id, orderId }: typeof payments.$inferSelect,
  { url, reference }: { url: string; reference: string },
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(payments).set({ url, reference, closedAt: null }).where(eq(payments.id, id))
    await closeLinks(tx, orderId, at)
  })
}
