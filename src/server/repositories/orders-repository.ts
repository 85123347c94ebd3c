import { and, asc, count, desc, eq, sql } from 'drizzle-orm'

import type { OrderStatus } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { orderEvents, orderLines, orders, outbox } from '../db/schema/orders.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

/** Lists say how many rows there are, up to here: counting ten million for a page of twenty helps nobody. */
const MAX_COUNTED = 10_000

export async function findOrderById(db: Db, id: string): Promise<OrderRow | undefined> {
  const rows = await db.select().from(orders).where(eq(orders.id, id)).limit(1)
  return rows[0]
}

/** @param code - in stored form */
export async function findOrderByCode(db: Db, code: string): Promise<OrderRow | undefined> {
  const rows = await db.select().from(orders).where(eq(orders.code, code)).limit(1)
  return rows[0]
}

export async function listOrderLines(db: Db, orderId: string) {
  return db
    .select({ item: orderLines.item, total: orderLines.total })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.line))
}

export async function listOrderEvents(db: Db, orderId: string) {
  return db
    .select({ status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.revision))
}

/**
 * Changes an order that nobody changed meanwhile.
 * @returns the row after the change, or undefined when its revision had moved on
 */
export async function updateOrder(
  db: Db,
  order: Pick<OrderRow, 'id' | 'revision'>,
  change: Partial<NewOrder>,
  at: Date,
): Promise<OrderRow | undefined> {
  const rows = await db
    .update(orders)
    .set({ ...change, revision: order.revision + 1, updatedAt: at })
    .where(and(eq(orders.id, order.id), eq(orders.revision, order.revision)))
    .returning()
  return rows[0]
}

/** Adds a step to an order's history and tells it by the outbox; call inside the transaction of the change. */
export async function insertOrderMove(db: Db, order: OrderRow, actor: 'diner' | 'venue'): Promise<void> {
  const { id, revision, status, updatedAt, code, branchContact } = order
  await db.insert(orderEvents).values({ orderId: id, revision, status, at: updatedAt, actor })
  await db.insert(outbox).values({
    topic: 'order.moved',
    subject: id,
    payload: { code, branchContact, status },
    createdAt: updatedAt,
  })
}

type Page = { offset: number; limit: number }

/** Orders that a device placed with a phone at a venue, newest first. */
export async function listDeviceOrders(
  db: Db,
  who: { deviceId: string; phone: string; branchContact: string },
  page: Page,
) {
  return listWhere(
    db,
    and(
      eq(orders.deviceId, who.deviceId),
      eq(orders.customerPhone, who.phone),
      eq(orders.branchContact, who.branchContact),
    ),
    page,
  )
}

/** The latest orders that a device placed with a phone at a branch. */
export async function listDeviceHistory(
  db: Db,
  who: { deviceId: string; phone: string; branch: string },
  limit: number,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.deviceId, who.deviceId),
        eq(orders.customerPhone, who.phone),
        eq(orders.branch, who.branch),
      ),
    )
    .orderBy(desc(orders.orderedAt))
    .limit(limit)
}

/** The operator's list. */
export async function listOrders(
  db: Db,
  filter: { branchContact?: string; status?: OrderStatus },
  page: Page,
) {
  return listWhere(
    db,
    and(
      filter.branchContact === undefined ? undefined : eq(orders.branchContact, filter.branchContact),
      filter.status === undefined ? undefined : eq(orders.status, filter.status),
    ),
    page,
  )
}

async function listWhere(db: Db, where: ReturnType<typeof and>, page: Page) {
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.orderedAt))
    .offset(page.offset)
    .limit(page.limit)
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(where)
    .limit(MAX_COUNTED)
    .as('counted')
  const totals = await db.select({ total: count() }).from(counted)
  return { rows, total: Number(totals[0]?.total ?? 0) }
}
