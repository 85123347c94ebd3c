import type { Job } from '../../jobs/job.ts'
import { putJob } from '../../repositories/jobs-repository.ts'
import { findPayment, insertPayment, UNDER_WAY } from '../../repositories/payments-repository.ts'
import type { NewPayment, PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { askProvider } from './ask-provider.ts'

/** Queue of payments whose end is not known. */
const QUEUE = 'payments.ask'
/** Most charges are answered and most links are paid, or never reached their provider, by then. */
const FIRST_MS = 75_000
const LONGEST_MS = 15 * 60_000

/**
 * Writes an attempt down before its provider hears of it, together with the job that asks what became of it: a notice
 * may be lost, a process may die, and perhaps nobody looks at the order again.
 *
 * @param askUntil - by then it is decided, or somebody has to look at it
 * @returns undefined when the order has such a payment under way or is paid
 */
export async function startPayment(
  { store }: Pick<Services, 'store'>,
  payment: NewPayment,
  askUntil: Date,
): Promise<PaymentRow | undefined> {
  const now = payment.createdAt
  return store.db.transaction(async (tx) => {
    const row = await insertPayment(tx, payment)
    if (row === undefined) return undefined
    const runAt = new Date(now.getTime() + FIRST_MS)
    await putJob(tx, { queue: QUEUE, key: row.id, payload: { until: askUntil.toISOString() }, runAt }, now)
    return row
  })
}

/** Asks a provider about a payment that nobody told us the end of, at first soon and then more rarely. */
export const askAboutPayment: Job = {
  queue: QUEUE,
  async run(services, { key, payload }) {
    const { store, clock, log } = services
    const payment = await findPayment(store.db, key)
    if (payment === undefined || !UNDER_WAY.includes(payment.status)) return
    const asked = await askProvider(services, payment)
    if (!UNDER_WAY.includes(asked.status)) return
    const now = clock()
    if (now > new Date(String(payload['until']))) {
      // a link that nobody paid is no news; one that was being confirmed is
      if (asked.status === 'PROCESSING')
        log.error({ payment: asked.id, provider: asked.provider }, 'nobody knows what became of a charge')
      return
    }
    const age = now.getTime() - payment.createdAt.getTime()
    const runAt = new Date(now.getTime() + Math.min(age, LONGEST_MS))
    await putJob(store.db, { queue: QUEUE, key, payload, runAt }, now)
  },
}
