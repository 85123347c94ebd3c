import type { orders } from '../db/schema/orders.ts'
import type { Db } from '../db/store.ts'
import { findBalance, insertMovement, listOrderMovements, lockAccount } from './loyalty-repository.ts'
import type { NewMovement } from './loyalty-repository.ts'

type SettledOrder = typeof orders.$inferSelect

/**
 * Moves the points of an order that has reached its end: a delivered one earns, a canceled one gives back what was
 * redeemed and loses what was earned, as far as it is still there. Call inside the transaction of the move; doing so
 * twice changes nothing.
 */
export async function settlePoints(db: Db, order: SettledOrder): Promise<void> {
  const { status, branch, customerPhone: phone, redeemedPoints, gainedPoints } = order
  const moves =
    status === 'DELIVERED' ? gainedPoints > 0 : status === 'CANCELED' && redeemedPoints + gainedPoints > 0
  if (!moves || phone === '') return
  const account = { branch, phone }
  await lockAccount(db, account)
  const done = await listOrderMovements(db, order.id)
  const sumOf = (kind: NewMovement['kind']) => done.find((one) => one.kind === kind)?.amount ?? 0
  const move = async (kind: NewMovement['kind'], amount: number) => {
    if (amount === 0 || sumOf(kind) !== 0) return
    const { id: orderId, code: orderCode, deviceId, updatedAt: at } = order
    await insertMovement(db, account, { kind, amount, orderId, orderCode, deviceId, at })
  }
  if (status === 'DELIVERED') return move('EARNED', gainedPoints)
  await move('RETURNED', -sumOf('REDEEMED'))
  await move('REVOKED', -Math.min(sumOf('EARNED'), await findBalance(db, account)))
}
