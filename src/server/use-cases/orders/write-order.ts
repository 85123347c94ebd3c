import type { OrderIssue } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import type { NewOrder } from '../../repositories/orders-repository.ts'
import { insertOrderOnce } from '../../repositories/place-order-repository.ts'
import type { OrderToPlace } from '../../repositories/place-order-repository.ts'

/**
 * Takes what an order uses up (uses of a code, points), inside the transaction that writes the order. Claims on the
 * same thing wait for each other, so what was free when the order was judged may be gone now.
 *
 * @returns why the order cannot have it, that it must be judged again, or nothing
 */
export type Claim = (tx: Db, order: NewOrder) => Promise<OrderIssue | 'outdated' | undefined>

export type Written =
  | { kind: 'written' }
  /** the key was taken, or what the order was judged by has changed */
  | { kind: 'not-written' }
  | { kind: 'refused'; issue: OrderIssue }

/** Takes a transaction back; its outcome is no error. */
class TakenBack extends Error {
  override readonly name = 'TakenBack'
  readonly outcome: Written

  constructor(outcome: Written) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

/**
 * Writes an order with everything it uses up, or nothing of both. Without claims it is one round trip.
 *
 * @param within - writes what else belongs to the order, in the same transaction
 */
export async function writeOrder(
  db: Db,
  claims: readonly Claim[],
  order: OrderToPlace,
  within?: (tx: Db, orderId: string) => Promise<void>,
): Promise<Written> {
  if (claims.length === 0 && within === undefined)
    return { kind: (await insertOrderOnce(db, order)) ? 'written' : 'not-written' }
  try {
    return await db.transaction(async (tx): Promise<Written> => {
      for (const claim of claims) {
        const issue = await claim(tx, order.order)
        if (issue === 'outdated') throw new TakenBack({ kind: 'not-written' })
        if (issue) throw new TakenBack({ kind: 'refused', issue })
      }
      if (!(await insertOrderOnce(tx, order))) throw new TakenBack({ kind: 'not-written' })
      await within?.(tx, order.order.id)
      return { kind: 'written' }
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome
    throw error
  }
}
