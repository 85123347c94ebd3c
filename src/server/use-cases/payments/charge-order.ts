import { conflict, fail, type Failure } from '../../contract/handlers.ts'
import type { CardCharge, ChargeResult } from '../../payments/contract.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import { hasUnreturnedMoney } from '../../repositories/ledger-repository.ts'
import { listPayments, type PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { startPayment } from './ask-later.ts'
import { askedPayments, orTimeout } from './ask-provider.ts'
import { attemptFor, demandOf, isPayable, orderPayment, priceOf } from './order-payment.ts'
import { finish, settlePayment } from './settle-payment.ts'

/**
 * The result of charging a card: PENDING while unknown, PAYMENT_REFUSED by its bank, PROVIDER_FAILED when no money
 * moved, STATUS_CONFLICT when the order cannot be paid.
 */
type Charged = 'SUCCESS' | 'PENDING' | Failure

type Asked = Partial<Pick<CardCharge, 'token' | 'holder'>> & { origin: string; now: Date }

/** Short, because the diner waits at the button. */
const TIMEOUT_MS = 10_000
/** Prevents testing stolen cards on an order. */
const MAX_ATTEMPTS = 10

/**
 * Charges a card for an existing order. Every attempt is stored before the provider is called, under its own
 * idempotency key, and only one runs at a time: money is never taken without a record, nor twice.
 * @param token - left out to get the outcome of the last attempt
 */
export async function chargeOrder(
  services: Services,
  order: OrderRow,
  { token, holder, origin, now }: Asked,
): Promise<Charged> {
  const known = await askedPayments(services, order)
  if (order.paid || known.some(({ status }) => status === 'APPROVED')) return 'SUCCESS'
  if (known.some(({ status }) => status === 'PROCESSING')) return 'PENDING'
  if (token === undefined) return fail('PAYMENT_REFUSED', { detail: known[0]?.detail ?? 'no-card' })
  const payment = await orderPayment(services, order)
  if (payment === undefined) return conflict('The order cannot be paid by card.')
  if (!isPayable(order, now)) return conflict('The order can no longer be paid.')
  if (known.length >= MAX_ATTEMPTS) return conflict('The order was tried to be paid too often.')
  if (await hasUnreturnedMoney(services.store.db, order.id))
    return conflict('Money of an earlier attempt has not been sent back.')
  const attempt = await startPayment(services, attemptFor(services, order, payment, 'CARD', now))
  if (attempt === undefined) return startedElsewhere(services, order)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const demand = await demandOf(services, order, payment, {
    id: attempt.id,
    origin,
    signal,
    ...priceOf(order, payment),
  })
  const charged = payment.provider.charge({ ...demand, token, holder })
  // a provider that does not answer may have taken the money
  return write(services, attempt, await orTimeout(charged, signal, { kind: 'unknown', detail: 'timeout' }))
}

/** Why no attempt could be started: another one is under way, or the order was paid or ended meanwhile. */
async function startedElsewhere({ store }: Services, { id }: OrderRow): Promise<Charged> {
  const now = await findOrderById(store.db, id)
  if (now?.paid === true) return 'SUCCESS'
  const underWay = (await listPayments(store.db, id)).some(
    ({ kind, status }) => status === 'PROCESSING' || (kind === 'CARD' && status === 'APPROVED'),
  )
  return underWay ? 'PENDING' : conflict('The order can no longer be paid.')
}

async function write(services: Services, attempt: PaymentRow, result: ChargeResult): Promise<Charged> {
  if (result.kind === 'bad-token') {
    await finish(services, attempt, 'FAILED', { detail: result.kind })
    return fail('PAYMENT_REFUSED', { detail: result.kind })
  }
  if (result.kind !== 'answered') {
    const { kind, detail } = result
    services.log.warn(
      { payment: attempt.id, provider: attempt.provider, reason: detail },
      `a charge: ${kind}`,
    )
    if (kind === 'unknown') return 'PENDING'
    await finish(services, attempt, 'FAILED', { detail })
    return fail('PROVIDER_FAILED', { detail })
  }
  const settled = await settlePayment(services, attempt, result.state)
  if (settled.status === 'APPROVED') return 'SUCCESS'
  if (settled.status === 'PROCESSING') return 'PENDING'
  return fail('PAYMENT_REFUSED', { detail: settled.detail ?? 'declined' })
}
