import { DAY_MS, HOUR_MS } from '#domain/time/lengths.ts'

import type { Db } from '../../db/store.ts'
import type { Job } from '../../jobs/job.ts'
import type { Payments } from '../../payments/payments.ts'
import { putJob } from '../../repositories/jobs-repository.ts'
import type { RefundRow } from '../../repositories/ledger-repository.ts'
import {
  findChargedPayment,
  findPayment,
  insertPayment,
  listPayments,
  UNDER_WAY,
  type NewPayment,
  type PaymentRow,
} from '../../repositories/payments-repository.ts'
import { lockOrder } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { askProviderWithin, mayBeConfirmed } from './ask-provider.ts'
import { isPayable } from './order-payment.ts'
import { isUnsureEnd } from './settle-payment.ts'

/**
 * Queue of payments without a known outcome. Each provider has its own, so that an unresponsive one delays no other.
 */
const queueOf = (provider: string) => `payments.ask.${provider}`
/** Jobs run at once: an unresponsive provider blocks one of these slots for its whole timeout. */
const AT_ONCE = 8
/** Runs in the background: long enough for a status request and a confirmation. */
const TIMEOUT_MS = 20_000
/** By then most charges are answered and most links are paid, or the request never reached the provider. */
const FIRST_MS = 75_000
/**
 * By then an attempt is decided, or a person has to look at it. @source issue 15 part 5 "asked for hourly for 30
 * days"
 */
const ASKED_FOR_MS = 30 * DAY_MS

/**
 * Stores a payment attempt before its provider is called, together with the job that asks for its outcome: a notice
 * may be lost, a process may die, and perhaps nobody opens the order again. The order is locked, so it is neither
 * ended nor paid between the check and the attempt.
 * @returns undefined when the order has such a payment under way, or one that may have taken money, or is not payable
 */
export async function startPayment(
  { store }: Pick<Services, 'store'>,
  payment: NewPayment,
): Promise<PaymentRow | undefined> {
  const now = payment.createdAt
  return store.db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId)
    if (order === undefined || !isPayable(order, now)) return undefined
    // a card while a link is being confirmed, or the reverse, would pay twice
    if ((await listPayments(tx, order.id)).some(({ status }) => status === 'PROCESSING')) return undefined
    const row = await insertPayment(tx, payment)
    if (row === undefined) return undefined
    const runAt = new Date(now.getTime() + FIRST_MS)
    await putJob(tx, { queue: queueOf(row.provider), key: row.id, runAt }, now)
    return row
  })
}

/**
 * Queues one more question to the provider of a refund about its payment, whatever the payment's outcome: while the refund was
 * under way, it could not be told apart from another one. Call inside the transaction that ends the refund.
 */
export async function askOnceMore(
  tx: Db,
  { chargeId }: Pick<RefundRow, 'chargeId'>,
  now: Date,
): Promise<void> {
  const payment = await findChargedPayment(tx, chargeId)
  if (payment === undefined) return
  const job = { queue: queueOf(payment.provider), key: payment.id, payload: { once: true }, runAt: now }
  await putJob(tx, job, now)
}

/** Asks providers about payments without a known outcome, at first soon and then less often. */
export const askAboutPayments = (payments: Payments): Job[] =>
  payments.all().map(({ id }) => ({ ...askAboutPayment, queue: queueOf(id) }))

const askAboutPayment: Omit<Job, 'queue'> = {
  atOnce: AT_ONCE,
  async run(services, { key, payload }) {
    const { store, clock, log } = services
    const payment = await findPayment(store.db, key)
    if (payment === undefined || !(isAskedAbout(services, payment) || payload['once'] === true))
      return undefined
    const heard = await askProviderWithin(services, payment, TIMEOUT_MS)
    const asked = heard ?? payment
    if (!isAskedAbout(services, asked) && heard !== undefined) return undefined
    const now = clock()
    const age = now.getTime() - asked.createdAt.getTime()
    if (age > ASKED_FOR_MS) {
      // only money that may have moved is worth a log line, not an unpaid link
      if (asked.status === 'PROCESSING')
        log.error({ payment: asked.id, provider: asked.provider }, 'nobody knows what became of a charge')
      return undefined
    }
    return new Date(now.getTime() + Math.min(Math.max(age, FIRST_MS), longestOf(asked, age)))
  },
}

/** The longest pause: an hour where money may have moved, a day for an old link that can still be paid. */
const longestOf = (payment: PaymentRow, age: number): number =>
  payment.status === 'PROCESSING' || mayHaveMoved(payment) || age < DAY_MS ? HOUR_MS : DAY_MS

/** Whether an attempt given up without the provider's answer may have taken money. */
const mayHaveMoved = (payment: PaymentRow): boolean =>
  (payment.kind === 'CARD' || mayBeConfirmed(payment)) && isUnsureEnd(payment)

/**
 * Whether a provider may still have news of an attempt: it is undecided, it is a link that can be paid at any time,
 * or it was given up without the provider's answer after our confirmation was sent.
 */
function isAskedAbout({ payments }: Services, payment: PaymentRow): boolean {
  const { status, kind, provider } = payment
  const isPaidOften = kind === 'LINK' && payments.get(provider)?.closeLink !== undefined
  return UNDER_WAY.includes(status) || isPaidOften || mayHaveMoved(payment)
}
