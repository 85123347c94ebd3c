import type { Job } from '../../jobs/job.ts'
import {
  listUntriedOrders,
  listUntriedWays,
  listUnpaidOrders,
} from '../../repositories/payments-repository.ts'
import type { PaymentWay } from '../../repositories/payments-repository.ts'
import { needsProvider } from '../../payments/payments.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { endUnpaid } from './end-unpaid.ts'

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

/**
 * Orders that were never tried to be paid are looked for no longer: among them are those that went on by message.
 *
 * @units milliseconds
 * @source assumed: longer than a server stands still
 */
const LOOKED_FOR_MS = 30 * 24 * HOUR_MS

/** Ends orders that nobody paid. */
export const cancelUnpaid: Job = {
  queue: 'payments.cancel-unpaid',
  everyMs: HOUR_MS,
  async run(services) {
    const until = new Date(services.clock().getTime() - WAITS_MS)
    const unpaid = await listUnpaidOrders(services.store.db, until, BATCH)
    let canceled = 0
    for (const order of [...unpaid, ...(await untriedOrders(services, until))])
      if (await endUnpaid(services, order)) canceled += 1
    if (canceled > 0) services.log.info({ canceled }, 'orders that nobody paid')
  },
}

/** Orders whose diner left, or whose process died, before a card was charged or a link was made. */
async function untriedOrders(services: Services, until: Date): Promise<OrderRow[]> {
  const { db } = services.store
  const span = { from: new Date(until.getTime() - LOOKED_FOR_MS), until }
  const found: OrderRow[] = []
  for (const way of await listUntriedWays(db, span))
    if (await isWaitedFor(services, way)) found.push(...(await listUntriedOrders(db, way, span, BATCH)))
  return found
}

/** Whether only a provider can confirm orders: a transfer is seen by the venue, and without a console they go by message. */
async function isWaitedFor({ catalog }: Services, way: PaymentWay): Promise<boolean> {
  const contact = await catalog.findContact(way.branchContact)
  const modes = contact?.branchContact.deliveryConfig.orderModes ?? []
  const mode = modes.find(({ id }) => id === way.orderModeId)
  const payment = mode?.paymentTypes.find(({ id }) => id === way.paymentTypeId)
  return (
    contact?.branchContact.ordersConsoleActive === true && payment !== undefined && needsProvider(payment)
  )
}
