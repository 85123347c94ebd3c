import type { PaymentResultStatus } from '#generated/models.ts'

import { splitSegments } from '../../payments/bank-path.ts'
import type { BankReturn, ReturnShape } from '../../payments/bank-returns.ts'
import { changePayment, listPayments } from '../../repositories/payments-repository.ts'
import type { PaymentRow } from '../../repositories/payments-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
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

/** A return as it reached our server. */
export type CameBack = {
  /** name of the provider in the address */
  provider: string
  /** of the address: venue and order */
  segments: string
  /** undefined for what is no return of that provider */
  back: BankReturn | undefined
}

/**
 * The bank sends a diner back. Money that it agreed to is taken once, and only for the order in the address; a return
 * that comes again says what is known.
 *
 * @returns undefined when there is no such order, or the payment is not its own
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
  const settled = await (shape === 'made'
    ? confirmOnce(services, order, payment)
    : giveUp(services, payment, shape))
  return { order, status: statusOf(settled, shape), shape }
}

/** Both ids are unguessable; whatever else a bank says names nothing. */
const isMeant = ({ id, reference }: PaymentRow, back: BankReturn): boolean =>
  'reference' in back ? reference === back.reference : id === back.attemptId

/** Takes the money for who comes first; everybody else hears what is known. */
async function confirmOnce(services: Services, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  const { store, clock, payments, log } = services
  if (payment.status === 'PROCESSING') return askProvider(services, payment)
  // what is not confirmed, the bank gives back by itself
  if (order.paid || order.status === 'CANCELED')
    return finish(services, payment, 'DECLINED', { detail: 'order-ended' })
  const claimed = await changePayment(store.db, payment.id, ['OPEN'], { status: 'PROCESSING' }, clock())
  if (claimed === undefined) return (await again(services, payment)) ?? payment
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

/** Without our word no money moves: what was given up is over, unless it was confirmed before. */
async function giveUp(services: Services, payment: PaymentRow, shape: ReturnShape): Promise<PaymentRow> {
  const known = payment.status === 'PROCESSING' ? await askProvider(services, payment) : payment
  if (known.status !== 'OPEN') return known
  const given = { status: 'DECLINED', detail: shape } as const
  const { store, clock } = services
  return (await changePayment(store.db, known.id, ['OPEN'], given, clock())) ?? known
}

async function again({ store }: Services, { id, orderId }: PaymentRow): Promise<PaymentRow | undefined> {
  return (await listPayments(store.db, orderId)).find((payment) => payment.id === id)
}

function statusOf({ status }: PaymentRow, shape: ReturnShape): PaymentResultStatus {
  if (status === 'APPROVED') return 'SUCCESS'
  if (status === 'PROCESSING' || status === 'OPEN') return 'PENDING'
  return shape === 'given-up' ? 'CANCELED' : 'REJECTED'
}
