import type { Job } from '../../jobs/job.ts'
import type { Payments } from '../../payments/payments.ts'
import { putJob } from '../../repositories/jobs-repository.ts'
import { findPayment, insertPayment, UNDER_WAY } from '../../repositories/payments-repository.ts'
import type { NewPayment, PaymentRow } from '../../repositories/payments-repository.ts'
import { lockOrder } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { askProvider } from './ask-provider.ts'
import { isPayable } from './order-payment.ts'

/** Payments whose end is not known: each provider has a queue of its own, so that a silent one delays no other. */
const QUEUE = 'payments.ask'
const queueOf = (provider: string) => `${QUEUE}.${provider}`
/** A silent provider takes a place of these for the whole timeout. */
const AT_ONCE = 8
/** Nobody waits for the answer: a status and a confirmation both fit in. */
const TIMEOUT_MS = 20_000
/** Most charges are answered and most links are paid, or never reached their provider, by then. */
const FIRST_MS = 75_000
const LONGEST_MS = 3_600_000
/** Why an attempt ended here that may have ended otherwise at its provider. */
const UNSURE_ENDS = ['replaced', 'never-arrived', 'closed']

/**
 * Writes an attempt down before its provider hears of it, together with the job that asks what became of it: a notice
 * may be lost, a process may die, and perhaps nobody looks at the order again. The order is locked: it does not end, nor is
 * it paid, between the look at it and the attempt.
 *
 * @param askUntil - by then it is decided, or somebody has to look at it
 * @returns undefined when the order has such a payment under way, or is no longer to be paid
 */
export async function startPayment(
  { store }: Pick<Services, 'store'>,
  payment: NewPayment,
  askUntil: Date,
): Promise<PaymentRow | undefined> {
  const now = payment.createdAt
  return store.db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId)
    if (order === undefined || !isPayable(order, now)) return undefined
    const row = await insertPayment(tx, payment)
    if (row === undefined) return undefined
    const runAt = new Date(now.getTime() + FIRST_MS)
    await putJob(
      tx,
      { queue: queueOf(row.provider), key: row.id, payload: { until: askUntil.toISOString() }, runAt },
      now,
    )
    return row
  })
}

/** Asks providers about payments that nobody told us the end of, at first soon and then more rarely. */
export const askAboutPayments = (payments: Payments): Job[] => [
  ...payments.all().map(({ id }) => ({ ...askAboutPayment, queue: queueOf(id) })),
  // payments begun by the version before have one queue for all providers
  askAboutPayment,
]

const askAboutPayment: Job = {
  queue: QUEUE,
  atOnce: AT_ONCE,
  async run(services, { key, payload }) {
    const { store, clock, log } = services
    const payment = await findPayment(store.db, key)
    if (payment === undefined || !isAskedAbout(services, payment)) return undefined
    const asked = await askProvider(services, payment, TIMEOUT_MS)
    if (!isAskedAbout(services, asked)) return undefined
    const now = clock()
    if (now > new Date(String(payload['until']))) {
      // a link that nobody paid is no news; one that was being confirmed is
      if (asked.status === 'PROCESSING')
        log.error({ payment: asked.id, provider: asked.provider }, 'nobody knows what became of a charge')
      return undefined
    }
    const age = now.getTime() - payment.createdAt.getTime()
    return new Date(now.getTime() + Math.min(Math.max(age, FIRST_MS), LONGEST_MS))
  },
}

/**
 * Whether a provider may still tell something new of an attempt: it is not decided, it was given up without its provider's
 * word, or it is a link that can be paid once more.
 */
function isAskedAbout({ payments }: Services, { status, kind, detail, provider }: PaymentRow): boolean {
  const isPaidOften = kind === 'LINK' && payments.get(provider)?.closeLink !== undefined
  return UNDER_WAY.includes(status) || isPaidOften || UNSURE_ENDS.some((end) => end === detail)
}
