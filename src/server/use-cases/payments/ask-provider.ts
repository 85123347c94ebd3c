import { MINUTE_MS } from '#domain/time/lengths.ts'

import type { FoundPayment, KnownAttempt } from '../../payments/contract.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import { listPayments, takeTurn, UNDER_WAY, type PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { finish, isGone, settlePayment } from './settle-payment.ts'

/** A page waits for the answer. */
const PAGE_TIMEOUT_MS = 3_000
/** However many pages ask, a provider is asked about a payment no more often than this. */
const ASK_EVERY_MS = 10_000
/** A confirmation takes no longer; until then who gives it hears the answer, and nobody else gives it again. */
const CONFIRMING_MS = 30_000
/** A charge that the provider does not know by then never reached it. */
const LOST_AFTER_MS = MINUTE_MS

/** Asks the provider what became of an attempt whose end is not known, and writes it down. */
export const askProvider = async (services: Services, payment: PaymentRow): Promise<PaymentRow> =>
  (await hearOf(services, payment, PAGE_TIMEOUT_MS)) ?? payment

/** The same. @returns undefined when the provider could not be heard */
export async function hearOf(
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

/** The attempts of an order, with what the provider knows by now of one that was not decided. */
export async function askedPayments(services: Services, order: OrderRow): Promise<PaymentRow[]> {
  const rows = await listPayments(services.store.db, order.id)
  return Promise.all(
    rows.map((row) => (row.status === 'PROCESSING' ? askProvider(services, row) : Promise.resolve(row))),
  )
}

/**
 * Whether a link was left by who opened it, as its provider says now; a payment that it knows of is written down.
 * A provider or an account that this server no longer has takes no money for a link that nobody has come back from.
 */
export async function isLeft(services: Services, payment: PaymentRow): Promise<boolean> {
  if (payment.kind === 'CARD') return false
  const found = await look(services, payment, PAGE_TIMEOUT_MS)
  // that one was being confirmed when its account went: its bank may have taken the money
  if (found === undefined) return payment.status !== 'PROCESSING'
  if (found.kind !== 'found') return found.kind !== 'unavailable'
  await settlePayment(services, payment, found.state, found.others)
  // one that is being confirmed at this moment was not left, though its bank calls it open
  const tookNothing = found.state.status === 'declined' || isGone(found.state)
  return tookNothing || (found.state.status === 'open' && payment.status === 'OPEN')
}

/** @returns undefined when this server does not have the provider, or its account */
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
  return orLate(found, signal, { kind: 'unavailable', detail: 'timeout' })
}

/** What a provider answers, or what is to be made of its silence once its time is over. */
export async function orLate<Answer>(
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
 * Whether a bank that waits for our word may have it. A process of the version before writes no more of it than that it is
 * about to give it.
 */
export const mayBeConfirmed = ({ confirmedAt, status }: PaymentRow): boolean =>
  confirmedAt !== null || status === 'PROCESSING' || status === 'APPROVED'

/** A payment as its provider is asked about it. */
export const attemptOf = (payment: PaymentRow, signal: AbortSignal): KnownAttempt => {
  const { id, publicKey, reference } = payment
  return { id, publicKey, reference: reference ?? undefined, isConfirmed: mayBeConfirmed(payment), signal }
}

/**
 * The order with what its providers know by now: a notice may be late or lost, and whoever looks at the order asks.
 * Orders that have nothing under way cost one look at their row.
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
