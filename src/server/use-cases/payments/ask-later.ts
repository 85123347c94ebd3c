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
import { hearOf, mayBeConfirmed } from './ask-provider.ts'
import { isPayable } from './order-payment.ts'
import { isUnsureEnd } from './settle-payment.ts'

/** Payments whose end is not known: each provider has a queue of its own, so that a silent one delays no other. */
const queueOf = (provider: string) => `payments.ask.${provider}`
/** A silent provider takes a place of these for the whole timeout. */
const AT_ONCE = 8
/** Nobody waits for the answer: a status and a confirmation both fit in. */
const TIMEOUT_MS = 20_000
/** Most charges are answered and most links are paid, or never reached their provider, by then. */
const FIRST_MS = 75_000
/** By then an attempt is decided, or somebody has to look at it. @source issue 15 part 5 "asked for hourly for 30 days" */
const ASKED_FOR_MS = 30 * DAY_MS

/**
 * Writes an attempt down before its provider hears of it, together with the job that asks what became of it: a notice
 * may be lost, a process may die, and perhaps nobody looks at the order again. The order is locked: it does not end, nor is
 * it paid, between the look at it and the attempt.
 * @returns undefined when the order has such a payment under way, or any that may have taken money, or is no longer to be paid
 */
export async function startPayment(
  { store }: Pick<Services, 'store'>,
  payment: NewPayment,
): Promise<PaymentRow | undefined> {
  const now = payment.createdAt
  return store.db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId)
    if (order === undefined || !isPayable(order, now)) return undefined
    // a card beside a link that is being confirmed, or the other way round, would pay twice
    if ((await listPayments(tx, order.id)).some(({ status }) => status === 'PROCESSING')) return undefined
    const row = await insertPayment(tx, payment)
    if (row === undefined) return undefined
    const runAt = new Date(now.getTime() + FIRST_MS)
    await putJob(tx, { queue: queueOf(row.provider), key: row.id, runAt }, now)
    return row
  })
}

/**
 * Has the provider of a refund asked about its payment once more, however the payment ended: while the refund was under way,
 * what went back was not known to be another. Call inside the transaction that ends the refund.
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

/** Asks providers about payments that nobody told us the end of, at first soon and then more rarely. */
export const askAboutPayments = (payments: Payments): Job[] =>
  payments.all().map(({ id }) => ({ ...askAboutPayment, queue: queueOf(id) }))

const askAboutPayment: Omit<Job, 'queue'> = {
  atOnce: AT_ONCE,
  async run(services, { key, payload }) {
    const { store, clock, log } = services
    const payment = await findPayment(store.db, key)
    if (payment === undefined || !(isAskedAbout(services, payment) || payload['once'] === true))
      return undefined
    const heard = await hearOf(services, payment, TIMEOUT_MS)
    const asked = heard ?? payment
    if (!isAskedAbout(services, asked) && heard !== undefined) return undefined
    const now = clock()
    const age = now.getTime() - asked.createdAt.getTime()
    if (age > ASKED_FOR_MS) {
      // a link that nobody paid is no news; money that may have moved is
      if (asked.status === 'PROCESSING')
        log.error({ payment: asked.id, provider: asked.provider }, 'nobody knows what became of a charge')
      return undefined
    }
    return new Date(now.getTime() + Math.min(Math.max(age, FIRST_MS), longestOf(asked, age)))
  },
}

/** Where money may have moved, hourly; a link that can still be paid is looked at once a day when it is old. */
const longestOf = (payment: PaymentRow, age: number): number =>
  payment.status === 'PROCESSING' || mayHaveMoved(payment) || age < DAY_MS ? HOUR_MS : DAY_MS

/** Whether an attempt that was given up without its provider's word may have taken money. */
const mayHaveMoved = (payment: PaymentRow): boolean =>
  (payment.kind === 'CARD' || mayBeConfirmed(payment)) && isUnsureEnd(payment)

/**
 * Whether a provider may still tell something new of an attempt: it is not decided, it is a link that can be paid at any
 * time, or it was given up without its provider's word after ours had gone out.
 */
function isAskedAbout({ payments }: Services, payment: PaymentRow): boolean {
  const { status, kind, provider } = payment
  const isPaidOften = kind === 'LINK' && payments.get(provider)?.closeLink !== undefined
  return UNDER_WAY.includes(status) || isPaidOften || mayHaveMoved(payment)
}
