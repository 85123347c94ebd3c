import { DAY_MS } from '#domain/time/lengths.ts'

import { retryAt, type Job } from '../../jobs/job.ts'
import type { Payments } from '../../payments/payments.ts'
import { changePayment, findPayment, noteClosed } from '../../repositories/payments-repository.ts'
import { closeLinks, closeQueue } from '../../repositories/settle-order.ts'
import { askProvider, attemptOf } from './ask-provider.ts'

const TIMEOUT_MS = 10_000
/** Jobs run at once: an unresponsive provider blocks one of these slots for its whole timeout. */
const AT_ONCE = 8
/** @source assumed: as long as a payment is asked about, so that money which comes by the link still goes back */
const GIVEN_UP_MS = 30 * DAY_MS

/**
 * Closes the payment links of ended or paid orders at their providers, whatever the state of their rows: an open page
 * can still be paid. Afterwards it asks for payments made meanwhile, which are refunded. An unreachable provider is
 * retried.
 * @source issue 15 part 4 "open links are expired at the provider"
 */
export const closeOpenLinks = (payments: Payments): Job[] => [
  ...payments.all().map(({ id }) => ({ ...closeLink, queue: closeQueue(id) })),
  spreadLinks,
]

/** Processes of the previous version use one queue for the links of all orders. */
const spreadLinks: Job = {
  queue: 'payments.close-links',
  run: ({ store, clock }, { key: orderId }) => closeLinks(store.db, orderId, clock()),
}

const closeLink: Omit<Job, 'queue'> = {
  atOnce: AT_ONCE,
  async run(services, { key }) {
    const { store, clock, payments, log } = services
    const payment = await findPayment(store.db, key)
    if (payment === undefined || payment.closedAt !== null) return undefined
    const provider = payments.get(payment.provider)
    // a link that expires by itself need not be closed
    if (provider?.closeLink === undefined && payment.status !== 'OPEN') return undefined
    const attempt = attemptOf(payment, AbortSignal.timeout(TIMEOUT_MS))
    if (provider?.closeLink !== undefined && !(await provider.closeLink(attempt))) {
      const now = clock()
      const age = now.getTime() - payment.createdAt.getTime()
      if (age <= GIVEN_UP_MS) return retryAt(now, age)
      log.error({ payment: payment.id, provider: payment.provider }, 'a link was not closed')
      return undefined
    }
    await askProvider(services, payment)
    await changePayment(store.db, payment.id, ['OPEN'], { status: 'DECLINED', detail: 'closed' }, clock())
    if (!(await noteClosed(store.db, payment, clock()))) throw new Error('A link was made meanwhile')
    return undefined
  },
}
