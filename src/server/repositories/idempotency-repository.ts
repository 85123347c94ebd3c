import { createHash } from 'node:crypto'

import type { Db } from '../db/store.ts'
import { addRows, findRow } from '../db/rows.ts'
import { idempotencyKeys, orderSteps } from '../db/schema/orders.ts'
import { riderSteps } from '../db/schema/delivery.ts'

/** The order created under a key, and the hash of its request. */
export const findKey = (db: Db, branchContact: string, key: string) =>
  findRow(db, idempotencyKeys, { branchContact, key })

type OrderStep = typeof orderSteps.$inferSelect

/** The step that a venue sent under a key for an order, if any. */
export const findOrderStep = (db: Db, { orderId, key }: Pick<OrderStep, 'orderId' | 'key'>) =>
  findRow(db, orderSteps, { orderId, key })

export const insertOrderStep = (db: Db, step: OrderStep) => addRows(db, orderSteps, step)

type RiderStep = typeof riderSteps.$inferSelect

/** The step that a rider sent under a key, if any. */
export const findStep = (db: Db, { riderId, key }: Pick<RiderStep, 'riderId' | 'key'>) =>
  findRow(db, riderSteps, { riderId, key })

export const insertStep = (db: Db, step: RiderStep) => addRows(db, riderSteps, step)

/** Hash of a body that does not depend on the order of its keys. */
export function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}
