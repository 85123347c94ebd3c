import type { OrderStatus } from '#generated/models.ts'

import type { PaymentStatus } from '../../db/schema/payments.ts'
import type { Db } from '../../db/store.ts'
import type { PaymentState } from '../../payments/contract.ts'
import { findOrderById, insertOrderMove, updateOrder } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { changePayment, listPayments } from '../../repositories/payments-repository.ts'
import type { PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'

/** An approval counts whenever it comes; a refusal only for what is not decided. */
const BEFORE_APPROVAL: readonly PaymentStatus[] = ['PROCESSING', 'OPEN', 'DECLINED', 'FAILED']
/** Somebody else may change the order meanwhile. */
const TRIES = 5

/**
 * Writes down what a provider says of an attempt, and moves the order with it: paid, and confirmed where nothing
 * else is missing. Saying it twice changes nothing.
 *
 * @returns the attempt as it is now
 */
export async function settlePayment(
  services: Services,
  payment: PaymentRow,
  state: PaymentState,
): Promise<PaymentRow> {
  const { reference, detail } = state
  if (state.status === 'approved') return approve(services, payment, state)
  if (state.status === 'open' || state.status === 'pending') return payment
  // a link that was tried in vain stays open: the next try may do better
  if (payment.kind === 'LINK') return payment
  return finish(services, payment, 'DECLINED', { reference, detail })
}

/** Ends an attempt that took no money. */
export async function finish(
  { store, clock }: Services,
  payment: PaymentRow,
  status: 'DECLINED' | 'FAILED',
  more: { reference?: string; detail?: string },
): Promise<PaymentRow> {
  const changed = await changePayment(
    store.db,
    payment.id,
    ['PROCESSING', 'OPEN'],
    { status, ...more },
    clock(),
  )
  return changed ?? payment
}

async function approve(services: Services, payment: PaymentRow, state: PaymentState): Promise<PaymentRow> {
  const { store, clock, catalog, log } = services
  const { reference, detail, amount } = state
  if (amount !== payment.amount) {
    log.error({ payment: payment.id, provider: payment.provider }, 'a payment of another amount was approved')
    return payment
  }
  const order = await findOrderById(store.db, payment.orderId)
  // a venue that was taken off the air meanwhile still owes what it is paid for
  const venue = order && (await catalog.findAny(order.branchContact))
  const isConfirmed = venue?.kind === 'branchContact' && venue.branchContact.ordersConsoleActive === true
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const now = clock()
    const approved = { status: 'APPROVED', reference, detail } as const
    const settled = await store.db.transaction(async (tx): Promise<PaymentRow | undefined> => {
      const others = (await listPayments(tx, payment.orderId)).filter(({ status }) => status === 'APPROVED')
      const known = others.find(({ id }) => id === payment.id)
      if (known !== undefined) return known
      if (others.length > 0) {
        log.error({ payment: payment.id, provider: payment.provider }, 'an order was paid twice')
        return payment
      }
      if (!(await markPaid(tx, payment.orderId, isConfirmed, now))) return undefined
      return changePayment(tx, payment.id, BEFORE_APPROVAL, approved, now)
    })
    if (settled === undefined) continue
    // a link or a charge under way outlives its order; nobody is told of money but by this line
    if (order?.status === 'CANCELED' && !order.paid)
      log.error({ payment: payment.id, provider: payment.provider }, 'a canceled order was paid')
    return settled
  }
  throw new Error(`An order changed ${TRIES} times while its payment was written`)
}

/** @returns false when the order changed meanwhile */
async function markPaid(tx: Db, orderId: string, isConfirmed: boolean, now: Date): Promise<boolean> {
  const order = await findOrderById(tx, orderId)
  if (order === undefined || order.paid) return true
  const status = statusOf(order, isConfirmed)
  const changed = await updateOrder(tx, order, { paid: true, status }, now)
  if (changed === undefined) return false
  if (status !== order.status) await insertOrderMove(tx, changed, 'diner')
  return true
}

/** Paid, an order is the venue's; at one without a console the diner still has to send the message. */
const statusOf = ({ status }: OrderRow, isConfirmed: boolean): OrderStatus =>
  status === 'UNCONFIRMED' && isConfirmed ? 'GENERATED' : status
