import { refundedOf, settling } from '#domain/payment/ledger.ts'
import type { Actor } from '#domain/payment/money-rights.ts'
import type { OrderStatus, PaymentMethod } from '#generated/models.ts'

import { conflict, type Failure } from '../../contract/handlers.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Db } from '../../db/store.ts'
import { needsProvider } from '../../payments/payments.ts'
import { changeCharge, insertTaken, readLedger, type Ledger } from '../../repositories/ledger-repository.ts'
import { lockOrder, type OrderRow } from '../../repositories/orders-repository.ts'
import { settleMoney } from '../../repositories/settle-order.ts'
import { settlePaid } from '../../repositories/settle-paid.ts'
import { orderWay } from './order-way.ts'

type Move = {
  status: OrderStatus
  paid: boolean
  actor?: Actor
  at: Date
  /** venue of the order */
  venue: ContactEntry | undefined
}

export const CHANGED_MEANWHILE = conflict('The order changed meanwhile. Read it again.')

/** Whether a move marks an order as paid, undoes that, or refunds it. */
export const movesMoney = (order: OrderRow, { status, paid }: Pick<Move, 'status' | 'paid'>): boolean =>
  paid !== order.paid || (paid && status === 'CANCELED')

/**
 * Moves an order together with its money: taken at the venue, noted by mistake, or to be refunded. Call inside the
 * transaction of the move.
 * @returns {@link CHANGED_MEANWHILE} when the order was changed concurrently; then nothing is written
 */
export async function moveMoney(tx: Db, order: OrderRow, move: Move): Promise<OrderRow | Failure> {
  const { status, paid, actor, at } = move
  if ((await lockOrder(tx, order.id))?.revision !== order.revision) return CHANGED_MEANWHILE
  const ledger = await readLedger(tx, order.id)
  const detail = refusal(order, paid, ledger)
  if (detail !== undefined) return conflict(detail)
  if (paid && !order.paid) await takeAtVenue(tx, order, move)
  const charge = settling(ledger.charges)
  if (!paid && charge !== undefined) await changeCharge(tx, charge.id, { voidedAt: at })
  // settled before checking whether the order is still paid
  await settleMoney(tx, { ...order, status, updatedAt: at }, actor)
  return settlePaid(tx, order, at, status)
}

function refusal(order: OrderRow, paid: boolean, { charges, refunds }: Ledger): string | undefined {
  if (paid === order.paid) return undefined
  const charge = settling(charges)
  if (paid) return charge && 'What the order was paid with went back.'
  if (order.price === 0) return 'There is nothing to pay for the order.'
  if (charge?.source === 'PROVIDER') return 'What a provider took is given back, not marked as unpaid.'
  if (charge !== undefined && refundedOf(charge, refunds) > 0)
    return 'Money of the order went back: it had come in.'
  return undefined
}

async function takeAtVenue(tx: Db, order: OrderRow, { actor, at, venue }: Move): Promise<void> {
  if (order.price === 0) return
  const { label: takenBy, role: takenRole, token: takenToken } = actor ?? {}
  const method = methodAtVenue(order, venue)
  await insertTaken(tx, order, { source: 'VENUE', method, takenBy, takenRole, takenToken, at })
}

/** A provider's payment that was made at the venue instead counts as cash; a transfer stays a transfer. */
function methodAtVenue(order: OrderRow, venue: ContactEntry | undefined): PaymentMethod {
  const { payment } = orderWay(venue, order)
  return payment !== undefined && needsProvider(payment) ? 'CASH' : order.paymentMethod
}
