import { and, eq, gt, lte } from 'drizzle-orm'

import { first } from '../db/rows.ts'
import { orders } from '../db/schema/orders.ts'
import type { Db } from '../db/store.ts'
import { isPhone } from './is-phone.ts'

type LinkedOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'tenant' | 'branchContact' | 'customerPhone' | 'orderedAt' | 'scheduledAt'
>

/** What the message with an order's link is made of. */
export function findLinkedOrder(db: Db, id: string): Promise<LinkedOrder | undefined> {
  const { tenant, branchContact, customerPhone, orderedAt, scheduledAt } = orders
  const columns = { id: orders.id, tenant, branchContact, customerPhone, orderedAt, scheduledAt }
  return first(db.select(columns).from(orders).where(eq(orders.id, id)))
}

/** Orders of a phone at all venues since a moment, up to one of them. */
export const countOrdersOfPhone = (db: Db, { customerPhone, orderedAt }: LinkedOrder, since: Date) =>
  db.$count(
    orders,
    and(
      isPhone(orders.customerPhone, customerPhone),
      gt(orders.orderedAt, since),
      lte(orders.orderedAt, orderedAt),
    ),
  )
