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

/** The key of a press was used for another one. */
export type KeyTaken = { kind: 'key-taken' }

/**
 * Takes a step in a transaction that holds the order locked. A step that was taken under its key is not taken again:
 * `again` answers what has become of it. One that was refused may be sent again under its key.
 */
export async function takeOrderStep<T>(
  tx: Db,
  { orderId, key, body, now }: OrderStep,
  { take, again, isTaken }: { take(): Promise<T>; again(): Promise<T>; isTaken(outcome: T): boolean },
): Promise<T | KeyTaken> {
  if (key === undefined) return take()
  const step = { orderId, key, bodyHash: bodyHash(body), createdAt: now }
  const known = await findOrderStep(tx, step)
  if (known !== undefined) return known.bodyHash === step.bodyHash ? again() : { kind: 'key-taken' }
  const outcome = await take()
  if (isTaken(outcome)) await insertOrderStep(tx, step)
  return outcome
}
