import type { PaymentResultStatus } from '#generated/models.ts'

import { splitSegments } from '../../payments/provider-paths.ts'
import type { BankReturn, ReturnShape } from '../../payments/bank-returns.ts'
import {
  changePayment,
  findPayment,
  listPayments,
  type PaymentRow,
} from '../../repositories/payments-repository.ts'
import { lockOrder, type OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { findOrder } from '../orders/read-orders.ts'
import { askProvider, attemptOf } from './ask-provider.ts'
import { finish, settlePayment } from './settle-payment.ts'

const TIMEOUT_MS = 15_000

export type BankResult = {
  order: OrderRow
  status: PaymentResultStatus
  shape: ReturnShape
}

/** A diner's return from the bank as it reached our server. */
export type CameBack = {
  /** name of the provider in the URL */
  provider: string
  /** URL segments that name venue and order */
  segments: string
  /** undefined when it is not a return of that provider */
  back: BankReturn | undefined
}

/**
 * Handles a diner's return from the bank. Money that the bank approved is taken once, and only for the order in the
 * URL; a repeated return answers with the known state.
 * @returns undefined when there is no such order, or the payment belongs to another one
 */
export async function takeBankReturn(
  services: Services,
  { provider, segments, back }: CameBack,
): Promise<BankResult | undefined> {
  const { alias, code } = splitSegments(segments)
  const order = await findOrder(services, alias, code)
  if (order === undefined || back === undefined) return undefined
  const { shape } = back
  const payments = await listPayments(services.store.db, order.id)
  const payment = payments.find((one) => one.provider === provider && isMeant(one, back))
  if (payment === undefined) return undefined
  const settled = await (shape === 'made' ? confirmOnce(services, payment) : giveUp(services, payment, shape))
  return { order, status: statusOf(settled, shape), shape }
}

/** Both ids are unguessable; nothing else that the bank sends identifies a payment. */
const isMeant = ({ id, reference }: PaymentRow, back: BankReturn): boolean =>
  'reference' in back ? reference === back.reference : id === back.attemptId

/** The first caller takes the money; all others get the known state. */
async function confirmOnce(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  const { payments, store, log } = services
  if (payment.status === 'PROCESSING') return askProvider(services, payment)
  const claimed = await claim(services, payment)
  if (claimed?.status !== 'PROCESSING') return claimed ?? (await findPayment(store.db, payment.id)) ?? payment
  const found = await payments
    .get(payment.provider)
    ?.confirm?.(attemptOf(claimed, AbortSignal.timeout(TIMEOUT_MS)))
  if (found?.kind === 'found') {
    const isUnconfirmed = found.state.status === 'open'
    if (isUnconfirmed) return finish(services, claimed, 'DECLINED', { detail: 'not-confirmed' })
    return settlePayment(services, claimed, found.state)
  }
  log.warn(
    { payment: payment.id, provider: payment.provider, reason: found?.kind ?? 'no provider' },
    'a bank was not heard',
  )
  return found?.kind === 'none' ? finish(services, claimed, 'FAILED', { detail: 'other-payment' }) : claimed
}

/**
 * Records our confirmation before it is sent: from then on money may have moved. An order that was paid or ended
 * meanwhile is never confirmed, and the bank returns unconfirmed money by itself.
 * @returns undefined when another caller confirmed it, or the payment is over
 */
async function claim(
  { store, clock }: Services,
  { id, orderId }: PaymentRow,
): Promise<PaymentRow | undefined> {
  return store.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const now = clock()
    const isOver = order === undefined || order.paid || order.status === 'CANCELED'
    const change = isOver
      ? ({ status: 'DECLINED', detail: 'order-ended' } as const)
      : ({ status: 'PROCESSING', confirmedAt: now } as const)
    return changePayment(tx, id, ['OPEN'], change, now)
  })
}

/** Without our confirmation no money moves: a payment given up is over unless it was confirmed before. */
async function giveUp(services: Services, payment: PaymentRow, shape: ReturnShape): Promise<PaymentRow> {
  const known = payment.status === 'PROCESSING' ? await askProvider(services, payment) : payment
  if (known.status !== 'OPEN') return known
  const given = { status: 'DECLINED', detail: shape } as const
  const { store, clock } = services
  return (await changePayment(store.db, known.id, ['OPEN'], given, clock())) ?? known
}

function statusOf({ status }: PaymentRow, shape: ReturnShape): PaymentResultStatus {
  if (status === 'APPROVED') return 'SUCCESS'
  if (status === 'PROCESSING' || status === 'OPEN') return 'PENDING'
  return shape === 'given-up' ? 'CANCELED' : 'REJECTED'
}
