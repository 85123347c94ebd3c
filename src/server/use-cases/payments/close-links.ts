import type { Job } from '../../jobs/job.ts'
import { changePayment, listPayments, noteClosed } from '../../repositories/payments-repository.ts'
import { CLOSE_QUEUE } from '../../repositories/settle-money.ts'
import { askProvider, attemptOf } from './ask-provider.ts'

const TIMEOUT_MS = 10_000

/**
 * Closes the links of an order that ended or was paid, at their providers, whatever became of their rows: a page that is
 * open can be paid. What was paid meanwhile is asked for afterwards and goes back; a provider that cannot be reached is
 * told again.
 *
 * @source issue 15 part 4 "open links are expired at the provider"
 */
export const closeOpenLinks: Job = {
  queue: CLOSE_QUEUE,
  async run(services, { key: orderId }) {
    const { store, clock } = services
    const payments = await listPayments(store.db, orderId)
    for (const payment of payments.filter(({ kind, closedAt }) => kind === 'LINK' && closedAt === null)) {
      const provider = services.payments.get(payment.provider)
      // one that lapses by itself needs nobody to close it
      if (provider?.closeLink === undefined && payment.status !== 'OPEN') continue
      const attempt = attemptOf(payment, AbortSignal.timeout(TIMEOUT_MS))
      if (provider?.closeLink !== undefined && !(await provider.closeLink(attempt)))
        throw new Error('A link was not closed')
      await askProvider(services, payment)
      await changePayment(store.db, payment.id, ['OPEN'], { status: 'DECLINED', detail: 'closed' }, clock())
      if (!(await noteClosed(store.db, payment, clock()))) throw new Error('A link was made meanwhile')
    }
  },
}
