import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import type { Db } from '../../db/store.ts'
import { findOrderStep, insertOrderStep, bodyHash } from '../../repositories/idempotency-repository.ts'

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
