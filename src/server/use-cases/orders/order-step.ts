import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import type { Db } from '../../db/store.ts'
import { findOrderStep, insertOrderStep, bodyHash } from '../../repositories/idempotency-repository.ts'

/** What a console asks for with one press. */
export type OrderStep = {
  orderId: string
  /** chosen by the console, the same when the step is sent again */
  key: string | undefined
  /** what was asked for, whatever its shape */
  body: unknown
  now: Date
}

/**
 * Takes a step in a transaction that holds the order locked. A step that was taken under its key is not taken again:
 * `again` answers what has become of it. One that was refused may be sent again under its key. A key that was used for
 * another press is refused.
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
