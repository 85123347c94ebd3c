import type { orders } from '../db/schema/orders.ts'
import type { Db } from '../db/store.ts'
import { deleteUnproven } from './unproven-benefits-repository.ts'
import { ALL, lockCode, subjectsOf, takeBackUses } from './codes-repository.ts'

type SettledOrder = typeof orders.$inferSelect

/**
 * Gives back the use of its code with an order that was canceled: it was no purchase. Call inside the transaction of
 * the move; canceled is the end of an order, so it happens once.
 */
export async function settleCodes(db: Db, order: SettledOrder): Promise<void> {
  const { status, branch, deviceId, customerPhone: phone, phoneProven, discounts } = order
  if (status !== 'CANCELED') return
  await deleteUnproven(db, order.id)
  for (const { code, discountReferenceId: codeId } of discounts) {
    // only the line of a code carries its text
    if (code === undefined) continue
    const key = { branch, codeId }
    await lockCode(db, key)
    await takeBackUses(db, key, [ALL, ...subjectsOf({ deviceId: deviceId ?? '', phone, phoneProven })])
  }
}
