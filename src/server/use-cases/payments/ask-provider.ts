import { MINUTE_MS } from '#domain/time/lengths.ts'

import type { FoundPayment, KnownAttempt } from '../../payments/contract.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import { listPayments, takeTurn, UNDER_WAY, type PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { finish, isGone, settlePayment } from './settle-payment.ts'

/** Short, because a page waits for the answer. */
const PAGE_TIMEOUT_MS = 3_000
/** Shortest time between two requests about one payment, however many pages are open. */
const ASK_EVERY_MS = 10_000
/** Longest duration of a confirmation; until it is over, nobody else confirms the payment. */
const CONFIRMING_MS = 30_000
/** A charge unknown to the provider after this time never reached it. */
const LOST_AFTER_MS = MINUTE_MS

/** Asks the provider for the outcome of an undecided attempt, and stores it. */
export const askProvider = async (services: Services, payment: PaymentRow): Promise<PaymentRow> =>
  (await askProviderWithin(services, payment, PAGE_TIMEOUT_MS)) ?? payment

/** Like {@link askProvider}. @returns undefined when the provider could not be reached */
export async function askProviderWithin(
  services: Services,
  payment: PaymentRow,
  timeoutMs: number,
): Promise<PaymentRow | undefined> {
  const found = await look(services, payment, timeoutMs)
  if (found === undefined || found.kind === 'unavailable') return undefined
  const age = services.clock().getTime() - payment.createdAt.getTime()
  if (found.kind === 'found') {
    const settled = await settlePayment(services, payment, found.state, found.others)
    const lives = services.payments.get(payment.provider)?.linkLivesMs
    const isOver = found.state.status === 'open' && lives !== undefined && age > lives
    return isOver ? finish(services, settled, 'DECLINED', { detail: 'link-closed' }) : settled
  }
  const lag = services.payments.get(payment.provider)?.searchLagsMs ?? 0
  const isLost = found.kind === 'none' && payment.kind === 'CARD' && age > LOST_AFTER_MS + lag
  return isLost ? finish(services, payment, 'FAILED', { detail: 'never-arrived' }) : payment
}

/** The attempts of an order, after asking the provider about an undecided one. */
export async function askedPayments(services: Services, order: OrderRow): Promise<PaymentRow[]> {
  const rows = await listPayments(services.store.db, order.id)
  return Promise.all(
    rows.map((row) => (row.status === 'PROCESSING' ? askProvider(services, row) : Promise.resolve(row))),
  )
}

/**
 * Whether a link was abandoned, as its provider says now; a payment found on the way is stored. When this server no
 * longer has the provider or account, a link that nobody has come back from can take no money.
 */
async function isLeft(services: Services, payment: PaymentRow): Promise<boolean> {
  if (payment.kind === 'CARD') return false
  const found = await look(services, payment, PAGE_TIMEOUT_MS)
  // it was being confirmed when its account was removed: the bank may have taken the money
  if (found === undefined) return payment.status !== 'PROCESSING'
  if (found.kind !== 'found') return found.kind !== 'unavailable'
  await settlePayment(services, payment, found.state, found.others)
  // a link being confirmed right now is not abandoned, though its bank calls it open
  const tookNothing = found.state.status === 'declined' || isGone(found.state)
  return tookNothing || (found.state.status === 'open' && payment.status === 'OPEN')
}

/**
 * Whether nobody will pay an order any more. Every provider that could still take money for it is asked; pending
 * money or a missing answer keeps the order.
 */
export async function isLeftUnpaid(services: Services, order: OrderRow): Promise<boolean> {
  const payments = await listPayments(services.store.db, order.id)
  for (const payment of payments.filter(({ status }) => UNDER_WAY.includes(status)))
    if (!(await isLeft(services, payment))) return false
  return true
}

/** @returns undefined when this server does not have the provider or its account */
async function look(
  services: Services,
  payment: PaymentRow,
  timeoutMs: number,
): Promise<FoundPayment | undefined> {
  const provider = services.payments.holding(payment)
  if (provider === undefined) return undefined
  const age = services.clock().getTime() - payment.updatedAt.getTime()
  if (payment.kind === 'LINK' && payment.status === 'PROCESSING' && age < CONFIRMING_MS)
    return { kind: 'unavailable', detail: 'confirming' }
  const signal = AbortSignal.timeout(timeoutMs)
  const found = provider.find(attemptOf(payment, signal))
  return orTimeout(found, signal, { kind: 'unavailable', detail: 'timeout' })
}

/** The answer of a provider, or the fallback value after its timeout. */
export async function orTimeout<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal,
  late: Answer,
): Promise<Answer> {
  const tooLate = new Promise<Answer>((resolve) => {
    signal.addEventListener('abort', () => resolve(late), { once: true })
  })
  return Promise.race([answer, tooLate])
}

/**
 * Whether a payment that waits for our confirmation may be confirmed. A process of the previous version only records
 * that it is about to confirm.
 */
export const mayBeConfirmed = ({ confirmedAt, status }: PaymentRow): boolean =>
  confirmedAt !== null || status === 'PROCESSING' || status === 'APPROVED'

/** A payment in the form in which its provider is asked about it. */
export const attemptOf = (payment: PaymentRow, signal: AbortSignal): KnownAttempt => {
  const { id, publicKey, reference } = payment
  return { id, publicKey, reference: reference ?? undefined, isConfirmed: mayBeConfirmed(payment), signal }
}

/**
 * The order after asking its providers: a notice may be late or lost, so every reader of the order asks. An order
 * without a pending payment costs one query.
 */
export async function withPaymentsAsked(services: Services, order: OrderRow): Promise<OrderRow> {
  if (order.paid || order.paymentMethod === 'CASH' || order.status === 'CANCELED') return order
  const { store, clock } = services
  const underWay = (await listPayments(store.db, order.id)).filter(({ status }) => UNDER_WAY.includes(status))
  let isChanged = false
  for (const payment of underWay) {
    const now = clock()
    if (!(await takeTurn(store.db, payment.id, new Date(now.getTime() - ASK_EVERY_MS), now))) continue
    const asked = await askProvider(services, payment)
    isChanged ||= asked.status !== payment.status
  }
  return isChanged ? ((await findOrderById(store.db, order.id)) ?? order) : order
}
