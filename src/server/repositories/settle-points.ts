import { settledPoints } from '#domain/loyalty/settled-points.ts'
import type { MovedPoints } from '#domain/loyalty/settled-points.ts'
import { goneOf } from '#domain/payment/ledger.ts'

import type { orders } from '../db/schema/orders.ts'
import type { Db } from '../db/store.ts'
import { readLedger } from './ledger-repository.ts'
import { findBalance, insertMovement, listOrderMovements, lockAccount } from './loyalty-repository.ts'
import type { Account, MovementRow } from './loyalty-repository.ts'

type SettledOrder = typeof orders.$inferSelect

/**
 * Moves the points of an order that was delivered or canceled, or whose money goes back or comes again, as far as they are
 * not moved yet.
 * Call inside the transaction of the move or of the ledger, with the order locked; doing so twice changes nothing.
 */
export async function settlePoints(db: Db, order: SettledOrder): Promise<void> {
  const { status, branch, customerPhone: phone, redeemedPoints, gainedPoints } = order
  if (redeemedPoints + gainedPoints === 0 || phone === '') return
  const { charges, refunds } = await readLedger(db, order.id)
  const gone = goneOf(charges, refunds)
  const mayMove = status === 'DELIVERED' || status === 'CANCELED' || gone.paid > 0
  if (!mayMove) return
  const account = { branch, phone }
  await lockAccount(db, account)
  const moved = await movedBy(db, account, order)
  for (const { kind, amount } of settledPoints(order, moved, gone, await findBalance(db, account))) {
    const { id: orderId, code: orderCode, deviceId, updatedAt: at } = order
    await insertMovement(db, account, { kind, amount, orderId, orderCode, deviceId, at })
  }
}

async function movedBy(db: Db, account: Account, { id }: SettledOrder): Promise<MovedPoints> {
  const rows = await listOrderMovements(db, account, id)
  const sumOf = (wanted: MovementRow['kind']) =>
    rows.reduce((sum, { kind, amount }) => (kind === wanted ? sum + Math.abs(amount) : sum), 0)
  return {
    redeemed: sumOf('REDEEMED'),
    returned: sumOf('RETURNED'),
    earned: sumOf('EARNED'),
    revoked: sumOf('REVOKED'),
  }
}
