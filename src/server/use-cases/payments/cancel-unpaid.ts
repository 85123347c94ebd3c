import type { Job } from '../../jobs/job.ts'
import { listUnpaidOrders } from '../../repositories/payments-repository.ts'
import { moveOrder } from '../orders/change-order.ts'

const HOUR_MS = 3_600_000

/**
 * For how long an order waits for its money.
 *
 * @units milliseconds
 * @source assumed: longer than a bank looks at a charge; by then its code and its points are somebody else's
 */
const WAITS_MS = 48 * HOUR_MS

/** Orders of one run. */
const BATCH = 500

/** Cancels orders that nobody paid, which gives back their points and the uses of their codes. */
export const cancelUnpaid: Job = {
  queue: 'payments.cancel-unpaid',
  everyMs: HOUR_MS,
  async run(services) {
    const until = new Date(services.clock().getTime() - WAITS_MS)
    const unpaid = await listUnpaidOrders(services.store.db, until, BATCH)
    for (const order of unpaid) await moveOrder(services, order, { status: 'CANCELED' })
    if (unpaid.length > 0) services.log.info({ canceled: unpaid.length }, 'orders that nobody paid')
  },
}
