import { DAY_MS, HOUR_MS } from '#domain/time/lengths.ts'

import { isFailure } from '../../contract/handlers.ts'
import type { Job } from '../../jobs/job.ts'
import { addJobs } from '../../repositories/jobs-repository.ts'
import {
  listUntriedOrders,
  listUntriedWays,
  listUnpaidOrders,
  type PaymentWay,
  type UnpaidOrder,
} from '../../repositories/payments-repository.ts'
import { needsProvider, type Payments } from '../../payments/payments.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { moveOrder } from '../orders/change-order.ts'
import { orderWay } from '../orders/order-way.ts'
import { isLeftUnpaid } from './ask-provider.ts'

/**
 * How long an order waits for its money.
 * @units milliseconds
 * @source assumed: longer than a bank looks at a charge; by then its code and its points are somebody else's
 */
const WAITS_MS = 48 * HOUR_MS

/** Orders per run. */
const BATCH = 5_000

/**
 * Orders that wait for a provider's final answer have a queue per provider, so that an unresponsive one delays no
 * other.
 */
const QUEUE = 'payments.end-unpaid'
const queueOf = (provider: string) => `${QUEUE}.${provider}`
/** Jobs run at once: an unresponsive provider blocks one of these slots for its whole timeout. */
const AT_ONCE = 8

/**
 * Orders without any payment attempt are not searched for any longer: they include those that were agreed by message.
 * @units milliseconds
 * @source assumed: longer than a server stands still
 */
const LOOKED_FOR_MS = 30 * DAY_MS

/** Ends orders that nobody paid, each in its own job. */
export const cancelUnpaid = (payments: Payments): Job[] => [
  listUnpaid,
  { ...endListed, queue: QUEUE },
  ...payments.all().map(({ id }) => ({ ...endListed, queue: queueOf(id) })),
]

const listUnpaid: Job = {
  queue: 'payments.cancel-unpaid',
  everyMs: HOUR_MS,
  async run(services) {
    const { store, clock, payments } = services
    const now = clock()
    const until = new Date(now.getTime() - WAITS_MS)
    const unpaid = await listUnpaidOrders(store.db, until, BATCH)
    const jobs = [...unpaid, ...(await untriedOrders(services, until))].map(({ id, revision, provider }) => ({
      // a provider that this server no longer has is not asked
      queue: payments.get(provider ?? '') === undefined ? QUEUE : queueOf(provider ?? ''),
      key: id,
      payload: { revision },
      runAt: now,
    }))
    await addJobs(store.db, jobs, now)
  },
}

const endListed: Omit<Job, 'queue'> = {
  atOnce: AT_ONCE,
  async run(services, { key, payload }) {
    const order = await findOrderById(services.store.db, key)
    // an order that changed since is checked again in an hour
    if (order === undefined || order.revision !== payload['revision']) return
    if (!(await isLeftUnpaid(services, order))) return
    // which also returns its points and uses of codes
    const ended = await moveOrder(services, order, { status: 'CANCELED' }, { by: 'system' })
    if (!isFailure(ended)) services.log.info({ order: order.id }, 'an order that nobody paid')
  },
}

/** Orders whose diner left, or whose process died, before a card was charged or a link was created. */
async function untriedOrders(services: Services, until: Date): Promise<UnpaidOrder[]> {
  const { db } = services.store
  const span = { from: new Date(until.getTime() - LOOKED_FOR_MS), until }
  const found: UnpaidOrder[] = []
  for (const way of await listUntriedWays(db, span))
    if (await isWaitedFor(services, way)) found.push(...(await listUntriedOrders(db, way, span, BATCH)))
  return found
}

/**
 * Whether only a provider can confirm the order: the venue sees transfers itself, and without a console orders go by
 * message.
 */
async function isWaitedFor({ catalog }: Services, way: PaymentWay): Promise<boolean> {
  const contact = await catalog.findContact(way.branchContact)
  const { payment } = orderWay(contact, way)
  return (
    contact?.branchContact.ordersConsoleActive === true && payment !== undefined && needsProvider(payment)
  )
}
