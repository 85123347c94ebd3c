import { and, desc, eq, exists, inArray, isNull, lt, not, or } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { orders } from '../db/schema/orders.ts'
import { paymentNotices, payments } from '../db/schema/payments.ts'
import type { PaymentStatus } from '../db/schema/payments.ts'
import type { OrderRow } from './orders-repository.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert

/** What may still come to something. */
export const UNDER_WAY: readonly PaymentStatus[] = ['PROCESSING', 'OPEN']

/** @returns undefined when the order has such a payment under way or is paid */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow | undefined> {
  const rows = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  return rows[0]
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const rows = await db.select().from(payments).where(eq(payments.id, id)).limit(1)
  return rows[0]
}

/** The attempts of an order, latest first. */
export async function listPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
}

/** @returns the row after the change; undefined when its state was not one of `from` any more */
export async function changePayment(
  db: Db,
  id: string,
  from: readonly PaymentStatus[],
  change: Partial<NewPayment>,
  at: Date,
): Promise<PaymentRow | undefined> {
  const rows = await db
    .update(payments)
    .set({ ...change, updatedAt: at })
    .where(and(eq(payments.id, id), inArray(payments.status, [...from])))
    .returning()
  return rows[0]
}

/** Takes the turn to ask the provider about a payment. @returns whether nobody else took it since `before` */
export async function takeTurn(db: Db, id: string, before: Date, now: Date): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ askedAt: now })
    .where(and(eq(payments.id, id), or(isNull(payments.askedAt), lt(payments.askedAt, before))))
    .returning({ id: payments.id })
  return rows.length > 0
}

/** Takes a notice. @returns false when it was taken before */
export async function insertNotice(
  db: Db,
  notice: { provider: string; noticeId: string; at: Date },
  forgetBefore: Date,
): Promise<boolean> {
  await db.delete(paymentNotices).where(lt(paymentNotices.at, forgetBefore))
  const rows = await db.insert(paymentNotices).values(notice).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function deleteNotice(db: Db, provider: string, noticeId: string): Promise<void> {
  await db
    .delete(paymentNotices)
    .where(and(eq(paymentNotices.provider, provider), eq(paymentNotices.noticeId, noticeId)))
}

/** Orders of a device at a venue whose cards were all refused, and which nothing can confirm any more but another card. */
export async function listAbandonedCardOrders(
  db: Db,
  { deviceId, branchContact }: { deviceId: string; branchContact: string },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.deviceId, deviceId),
        eq(orders.branchContact, branchContact),
        eq(orders.status, 'UNCONFIRMED'),
        hasPayment(db, 'CARD', ['DECLINED', 'FAILED']),
        not(hasPayment(db, 'CARD', ['PROCESSING', 'APPROVED'])),
      ),
    )
}

/** Orders that waited for money until a moment and got none: their cards were refused, or nobody paid their link. */
export async function listUnpaidOrders(db: Db, until: Date, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'UNCONFIRMED'),
        lt(orders.orderedAt, until),
        or(isNull(orders.scheduledAt), lt(orders.scheduledAt, until)),
        or(hasPayment(db, 'CARD', ['DECLINED', 'FAILED']), hasPayment(db, 'LINK', ['OPEN', 'DECLINED'])),
        not(hasPayment(db, 'CARD', ['PROCESSING', 'APPROVED'])),
        not(hasPayment(db, 'LINK', ['PROCESSING', 'APPROVED'])),
      ),
    )
    .orderBy(orders.orderedAt)
    .limit(limit)
}

const hasPayment = (db: Db, kind: PaymentRow['kind'], statuses: readonly PaymentStatus[]) =>
  exists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orders.id),
          eq(payments.kind, kind),
          inArray(payments.status, [...statuses]),
        ),
      ),
  )
