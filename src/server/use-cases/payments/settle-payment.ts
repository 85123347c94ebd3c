import { withDecimals } from '#domain/money/with-decimals.ts'
import type { OrderStatus } from '#generated/models.ts'

import type { PaymentStatus } from '../../db/schema/payments.ts'
import type { Db } from '../../db/store.ts'
import type { Money, PaymentState } from '../../payments/contract.ts'
import { findOrderById, insertOrderMove, updateOrder } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import {
  changePayment,
  findPayment,
  giveUpOthers,
  listPayments,
  rejectMoney,
} from '../../repositories/payments-repository.ts'
import type { PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { currencyOf } from './order-payment.ts'

/** An approval counts whenever it comes; a refusal only for what is not decided. */
const BEFORE_APPROVAL: readonly PaymentStatus[] = ['PROCESSING', 'OPEN', 'DECLINED', 'FAILED']
/** Somebody else may change the order meanwhile. */
const TRIES = 5
const REFUND_TIMEOUT_MS = 10_000

/** Why money that came does not count for its order. */
const UNCOUNTED = ['other-amount', 'other-currency', 'paid-twice'] as const

/** Whether an attempt took money that does not count and was not sent back: nobody is asked for more before it is. */
export const holdsUncountedMoney = ({ detail, refundedAt }: PaymentRow): boolean =>
  refundedAt === null && UNCOUNTED.some((why) => why === detail)

/** `isTooLate`: the order had ended before its money came; `isSecond`: another payment of it counts already. */
type Written = { payment: PaymentRow; isTooLate?: boolean; isSecond?: boolean }

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
  // given back at the provider's own page
  if (holdsUncountedMoney(payment) && payment.reference === reference) return noteSentBack(services, payment)
  // a link that was tried in vain stays open: the next try may do better, unless it is good for one
  const isGoodForOne = services.payments.get(payment.provider)?.linkLivesMs !== undefined
  if (payment.kind === 'LINK' && !isGoodForOne) return payment
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
  const { store, clock, catalog } = services
  const { reference, detail } = state
  const { currency, decimals } = await currencyOf(services, payment)
  if (state.currency !== currency) return reject(services, payment, state, 'other-currency')
  if (withDecimals(state.amount, state.decimals, decimals) !== payment.amount)
    return reject(services, payment, state, 'other-amount')
  const placed = await findOrderById(store.db, payment.orderId)
  // a venue that was taken off the air meanwhile still owes what it is paid for
  const venue = placed && (await catalog.findAny(placed.branchContact))
  const isConfirmed = venue?.kind === 'branchContact' && venue.branchContact.ordersConsoleActive === true
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const now = clock()
    const approved = { status: 'APPROVED', reference, detail } as const
    const written = await store.db.transaction(async (tx): Promise<Written | undefined> => {
      const others = (await listPayments(tx, payment.orderId)).filter(({ status }) => status === 'APPROVED')
      const known = others.find(({ id }) => id === payment.id)
      if (known !== undefined) return { payment: known }
      if (others.length > 0) return { payment, isSecond: true }
      // as it is now: it may have ended since it was read above
      const order = await findOrderById(tx, payment.orderId)
      if (order !== undefined && !(await markPaid(tx, order, isConfirmed, now))) return undefined
      await giveUpOthers(tx, payment, now)
      const changed = await changePayment(tx, payment.id, BEFORE_APPROVAL, approved, now)
      return changed && { payment: changed, isTooLate: order?.status === 'CANCELED' && !order.paid }
    })
    if (written === undefined) continue
    if (written.isSecond === true) return reject(services, payment, state, 'paid-twice')
    // a link or a charge under way outlives its order
    return written.isTooLate === true ? sendBack(services, written.payment) : written.payment
  }
  throw new Error(`An order changed ${TRIES} times while its payment was written`)
}

/** Money for an order that has ended goes back where its provider can do that; else nobody is told of it but by this line. */
async function sendBack(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  const { store, clock, log } = services
  const about = { payment: payment.id, provider: payment.provider }
  const money = { amount: payment.amount, ...(await currencyOf(services, payment)) }
  if (!(await refund(services, payment, money))) {
    log.error(about, 'a canceled order was paid')
    return payment
  }
  log.warn(about, 'a canceled order was paid, and its money sent back')
  const now = clock()
  const order = await findOrderById(store.db, payment.orderId)
  if (order !== undefined) await updateOrder(store.db, order, { paid: false }, now)
  return (await changePayment(store.db, payment.id, ['APPROVED'], { refundedAt: now }, now)) ?? payment
}

/** Money that does not count for its order goes back in the same way, once; the order stays as it is. */
async function reject(
  services: Services,
  payment: PaymentRow,
  { reference, amount, decimals, currency }: PaymentState,
  detail: (typeof UNCOUNTED)[number],
): Promise<PaymentRow> {
  const { store, clock, log } = services
  const rejected = await rejectMoney(store.db, payment.id, { reference, detail }, clock())
  if (rejected === undefined) return (await findPayment(store.db, payment.id)) ?? payment
  const isSentBack = await refund(services, rejected, { amount, decimals, currency })
  log.error(
    { payment: payment.id, provider: payment.provider, detail, isSentBack },
    'money that does not count',
  )
  return isSentBack ? noteSentBack(services, rejected) : rejected
}

/** Writes down that money which does not count went back: the order can be paid again. */
async function noteSentBack({ store, clock }: Services, payment: PaymentRow): Promise<PaymentRow> {
  const now = clock()
  return (await changePayment(store.db, payment.id, ['DECLINED'], { refundedAt: now }, now)) ?? payment
}

async function refund(
  { payments }: Services,
  { id, publicKey, provider, reference }: PaymentRow,
  money: Money,
): Promise<boolean> {
  const signal = AbortSignal.timeout(REFUND_TIMEOUT_MS)
  const attempt = { id, publicKey, reference: reference ?? undefined, ...money, signal }
  return (await payments.get(provider)?.refund?.(attempt)) === true
}

/** @returns false when the order changed meanwhile */
async function markPaid(tx: Db, order: OrderRow, isConfirmed: boolean, now: Date): Promise<boolean> {
  if (order.paid) return true
  const status = statusOf(order, isConfirmed)
  const changed = await updateOrder(tx, order, { paid: true, status }, now)
  if (changed === undefined) return false
  if (status !== order.status) await insertOrderMove(tx, changed, 'diner')
  return true
}

/** Paid, an order is the venue's; at one without a console the diner still has to send the message. */
const statusOf = ({ status }: OrderRow, isConfirmed: boolean): OrderStatus =>
  status === 'UNCONFIRMED' && isConfirmed ? 'GENERATED' : status
