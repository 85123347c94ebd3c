import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import type { Db } from '../../db/store.ts'
import { findOrderStep, insertOrderStep, bodyHash } from '../../repositories/idempotency-repository.ts'
import { lockOrder, type OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { issueFor } from '../receipts/issue-receipts.ts'

/** The request behind one press in a console. */
export type OrderStep = {
  orderId: string
  /** chosen by the console; the same when the step is sent again */
  key: string | undefined
  /** the request, whatever its shape */
  body: unknown
  now: Date
}

/**
 * Takes a step in a transaction that holds the order's lock. A step already taken under its key is not repeated:
 * `again` answers with its outcome. A refused step may be retried under its key. A key used for another request is
 * refused.
 */
export async function takeOrderStep<T>(
  tx: Db,
  { orderId, key, body, now }: OrderStep,
  { take, again }: { take(): Promise<T | Failure>; again(): Promise<T | Failure> },
): Promise<T | Failure> {
  if (key === undefined) return take()
  const step = { orderId, key, bodyHash: bodyHash(body), createdAt: now }
  const known = await findOrderStep(tx, step)
  if (known !== undefined) return known.bodyHash === step.bodyHash ? again() : fail('IDEMPOTENCY_CONFLICT')
  const outcome = await take()
  if (!isFailure(outcome)) await insertOrderStep(tx, step)
  return outcome
}

/**
 * Takes a step in a transaction of its own that locks the order, and issues the receipts that are due after it. A step
 * already taken answers with the order as it is.
 */
export async function takeLocked(
  services: Services,
  read: OrderRow,
  { key, body }: Pick<OrderStep, 'key' | 'body'>,
  take: (tx: Db, order: OrderRow, now: Date) => Promise<OrderRow | Failure>,
): Promise<OrderRow | Failure> {
  const { store, clock } = services
  const taken = await store.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, read.id)) ?? read
    const now = clock()
    const step = { orderId: order.id, key, body, now }
    return takeOrderStep<OrderRow>(tx, step, { take: () => take(tx, order, now), again: async () => order })
  })
  if (!isFailure(taken)) await issueFor(services, taken)
  return taken
}
