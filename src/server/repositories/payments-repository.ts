import { and, desc, eq, exists, gt, isNull, lt, ne, not, or, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import {
  addMissing,
  changeRow,
  changeRows,
  findRow,
  findRows,
  first,
  hasChanged,
  hasRow,
  matching,
} from '../db/rows.ts'
import { charges } from '../db/schema/ledger.ts'
import { orders } from '../db/schema/orders.ts'
import { paymentNotices, payments, type PaymentStatus } from '../db/schema/payments.ts'
import { entities } from '../db/schema/tenants.ts'
import type { OrderRow } from './orders-repository.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert

/** States of payments that may still succeed. */
export const UNDER_WAY: readonly PaymentStatus[] = ['PROCESSING', 'OPEN']

/** States of an attempt that took money, or may have. */
const MAY_HAVE_TAKEN: readonly PaymentStatus[] = ['PROCESSING', 'APPROVED', 'CHARGED_BACK']

/** @returns undefined when the order has such a payment under way or is paid */
export const insertPayment = (db: Db, payment: NewPayment) =>
  first(db.insert(payments).values(payment).onConflictDoNothing().returning())

export const findPayment = (db: Db, id: string) => findRow(db, payments, { id })

/** The attempt behind a charge. @returns undefined for money taken at the venue or at the door */
export async function findChargedPayment(db: Db, chargeId: string): Promise<PaymentRow | undefined> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(charges, eq(charges.paymentId, payments.id))
    .where(eq(charges.id, chargeId))
  return rows[0]?.payment
}

/** The attempts of an order, latest first. */
export const listPayments = (db: Db, orderId: string) =>
  findRows(db, payments, { orderId }, desc(payments.createdAt), desc(payments.id))

/** @returns the row after the change; undefined when its state was no longer one of `from` */
export const changePayment = (
  db: Db,
  id: string,
  from: readonly PaymentStatus[],
  change: Partial<NewPayment>,
  at: Date,
) => changeRow(db, payments, { id, status: from }, { ...change, updatedAt: at })

/**
 * Gives up the other attempts of a payment's kind: after an approval they are not awaited, and only one may be open.
 */
export const giveUpOtherAttempts = (db: Db, { id, orderId, kind }: PaymentRow, at: Date) =>
  changeRows(
    db,
    payments,
    and(matching(payments, { orderId, kind, status: UNDER_WAY }), ne(payments.id, id)),
    { status: 'DECLINED', detail: 'replaced', updatedAt: at },
  )

/** Changes a link that has no page yet. @returns the row after the change; undefined when it has one, or is over */
export const changeUnopened = (db: Db, id: string, change: Partial<NewPayment>, at: Date) =>
  changeRow(db, payments, { id, status: 'OPEN', url: null }, { ...change, updatedAt: at })

/** Records that the page of a link is closed. @returns whether no page was created since the row was read */
export const noteClosed = (db: Db, { id, url }: PaymentRow, at: Date) =>
  hasChanged(db, payments, { id, url }, { closedAt: at })

/** Claims the turn to ask the provider about a payment. @returns whether nobody else claimed it since `before` */
export const takeTurn = (db: Db, id: string, before: Date, now: Date) =>
  hasChanged(
    db,
    payments,
    and(eq(payments.id, id), or(isNull(payments.askedAt), lt(payments.askedAt, before))),
    { askedAt: now },
  )

/** The provider's own id of a notice. */
type NoticeKey = { provider: string; noticeId: string }

/** Whether a notice was handled before. */
export const hasNotice = (db: Db, { provider, noticeId }: NoticeKey) =>
  hasRow(db, paymentNotices, { provider, noticeId })

/** Records that a notice was handled, and deletes those too old to be repeated. */
export async function insertNotice(
  db: Db,
  notice: NoticeKey & { at: Date },
  forgetBefore: Date,
): Promise<void> {
  await db.delete(paymentNotices).where(lt(paymentNotices.at, forgetBefore))
  await addMissing(db, paymentNotices, notice)
}

/**
 * Orders of a device at a branch or a whole tenant that its next order may end. Either all their cards were refused,
 * and only another card could confirm them, or their link is open, was refused or could not be created. Orders
 * continued by message are excluded, because what was agreed is unknown.
 */
export const listAbandonedOrders = (
  db: Db,
  of: { deviceId: string } & ({ branch: string } | { tenant: string }),
) =>
  findRows(
    db,
    orders,
    and(
      'tenant' in of ? eq(orders.tenant, of.tenant) : eq(orders.branch, of.branch),
      eq(orders.deviceId, of.deviceId),
      isTriedInVain(db, ['OPEN', 'DECLINED', 'FAILED']),
    ),
  )

/** An unpaid order as it was listed, and the provider with an open link for it. */
export type UnpaidOrder = Pick<OrderRow, 'id' | 'revision'> & { provider: string | null }

/**
 * Orders that waited for money until a given time: their cards were refused, or their link was not paid. An order
 * with a link at a venue without a console continued by message, and may be paid at the door. It stays, also when its
 * venue has a console by now.
 */
export async function listUnpaidOrders(db: Db, until: Date, limit: number): Promise<UnpaidOrder[]> {
  const isOpenLink = and(
    eq(payments.orderId, orders.id),
    matching(payments, { kind: 'LINK', status: 'OPEN' }),
  )
  return db
    .select({ id: orders.id, revision: orders.revision, provider: payments.provider })
    .from(orders)
    .leftJoin(payments, isOpenLink)
    .where(
      and(
        isTriedInVain(db, ['OPEN', 'DECLINED']),
        lt(orders.orderedAt, until),
        or(isNull(orders.scheduledAt), lt(orders.scheduledAt, until)),
      ),
    )
    .orderBy(orders.orderedAt)
    .limit(limit)
}

/**
 * Whether an order waits for money after a refused card or a link without a payment, and nothing may have been taken.
 * @param links - states of such a link
 */
const isTriedInVain = (db: Db, links: readonly PaymentStatus[]) =>
  and(
    matching(orders, { status: 'UNCONFIRMED', paid: false }),
    or(
      hasPayment(db, 'CARD', ['DECLINED', 'FAILED']),
      and(not(WENT_BY_MESSAGE), not(goesByMessage(db)), hasPayment(db, 'LINK', links)),
    ),
    not(hasPayment(db, 'CARD', MAY_HAVE_TAKEN)),
    not(hasPayment(db, 'LINK', MAY_HAVE_TAKEN)),
  )

/** How and where an order is paid. */
export type PaymentWay = Pick<OrderRow, 'branchContact' | 'orderModeId' | 'paymentTypeId'>

type Span = { from: Date; until: Date }

/** Distinct payment ways of orders that waited in a time span without a card or a payable link. */
export async function listUntriedWays(db: Db, span: Span): Promise<PaymentWay[]> {
  const { branchContact, orderModeId, paymentTypeId } = orders
  return db
    .selectDistinct({ branchContact, orderModeId, paymentTypeId })
    .from(orders)
    .where(isUntried(db, span))
}

/** The orders of one payment way. */
export async function listUntriedOrders(
  db: Db,
  { orderModeId, paymentTypeId }: PaymentWay,
  span: Span,
  limit: number,
): Promise<UnpaidOrder[]> {
  const isOfWay = matching(orders, { orderModeId, paymentTypeId })
  return db
    .select({ id: orders.id, revision: orders.revision, provider: sql<null>`null` })
    .from(orders)
    .where(and(isUntried(db, span), isOfWay))
    .orderBy(orders.orderedAt)
    .limit(limit)
}

const isUntried = (db: Db, { from, until }: Span) =>
  and(
    matching(orders, { status: 'UNCONFIRMED', paid: false }),
    ne(orders.paymentMethod, 'CASH'),
    gt(orders.orderedAt, from),
    lt(orders.orderedAt, until),
    or(isNull(orders.scheduledAt), lt(orders.scheduledAt, until)),
    not(hasPayment(db, 'CARD', [...MAY_HAVE_TAKEN, 'DECLINED', 'FAILED'])),
    not(hasPayment(db, 'LINK', [...MAY_HAVE_TAKEN, 'OPEN', 'DECLINED'])),
    not(WENT_BY_MESSAGE),
  )

/** Whether the venue had no console when the order was placed. */
const WENT_BY_MESSAGE = sql`(${orders.context} -> 'byMessage') is not null`

const goesByMessage = (db: Db) =>
  exists(
    db
      .select({ alias: entities.alias })
      .from(entities)
      .where(
        and(
          eq(entities.alias, orders.branchContact),
          sql`${entities.document} -> 'ordersConsoleActive' is distinct from 'true'::jsonb`,
        ),
      ),
  )

const hasPayment = (db: Db, kind: PaymentRow['kind'], statuses: readonly PaymentStatus[]) =>
  exists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), matching(payments, { kind, status: statuses }))),
  )
