import { and, ne, not, sql } from 'drizzle-orm'

import { DAY_MS } from '#domain/time/lengths.ts'
import { orders } from '../db/schema/orders.ts'
import type { Db } from '../db/store.ts'
import { eraseRows } from '../person/erase-rows.ts'
import { HOLDINGS_OF_ORDERS, VISITS } from '../person/holdings.ts'
import { keysOfOrders, visitsOf } from '../person/keys-of-person.ts'
import { isOpen } from '../person/open-business.ts'
import { listForgettingVenues, type ForgettingVenue } from '../repositories/former-places-repository.ts'
import { addJobs, putJob } from '../repositories/jobs-repository.ts'
import type { Job } from './job.ts'

const QUEUE = 'retention.pass'
/** Orders per transaction, across venues: some dependent tables are scanned each time. */
const BATCH = 200
const VENUES_AT_ONCE = 500
/** Maximum time of a run, below the worker's timeout. */
const MAX_RUN_MS = 60_000

/** Starts a pass every day, unless one is running. */
const beginPass: Job = {
  queue: 'retention',
  everyMs: DAY_MS,
  async run({ store, clock }) {
    const now = clock()
    await addJobs(store.db, [{ queue: QUEUE, key: 'pass', runAt: now }], now)
  },
}

/** Goes through the venues by alias; when the time is up, the next run continues. */
const goOn: Job = {
  queue: QUEUE,
  async run({ store: { db }, clock, log }, { key, payload }) {
    const now = clock()
    let after = typeof payload['after'] === 'string' ? payload['after'] : ''
    do {
      const venues = await listForgettingVenues(db, after, VENUES_AT_ONCE)
      const last = venues.at(-1)
      if (last === undefined) return
      const erased = await db.transaction((tx) => eraseBatch(tx, venues, now))
      if (erased > 0) log.info({ orders: erased }, 'old orders stay without their diner')
      // else the venue may have more of them
      if (erased < BATCH) after = last.alias
    } while (clock().getTime() - now.getTime() < MAX_RUN_MS)
    await putJob(db, { queue: QUEUE, key, payload: { after }, runAt: now }, now)
  },
}

/** Removes the diner from orders older than the tenant's retention. Their amounts stay. */
export const eraseOldOrders: readonly Job[] = [beginPass, goOn]

/** @returns the number of orders found */
async function eraseBatch(tx: Db, venues: readonly ForgettingVenue[], now: Date): Promise<number> {
  const venue = sql`jsonb_to_recordset(${JSON.stringify(venues)}::jsonb) as venue (alias text, months int)`
  const until = sql`${now.toISOString()}::timestamptz - make_interval(months => venue.months)`
  const old = await tx
    .select({
      id: orders.id,
      branch: orders.branch,
      branchContact: orders.branchContact,
      context: orders.context,
    })
    .from(orders)
    .innerJoin(venue, sql`${orders.branchContact} = venue.alias and ${orders.orderedAt} < ${until}`)
    // an order's text is not empty until it is erased
    .where(and(ne(orders.orderText, ''), not(isOpen(tx, now))))
    .limit(BATCH)
    .for('update', { of: orders, skipLocked: true })
  if (old.length === 0) return 0
  const keys = await keysOfOrders(tx, old)
  await eraseRows(tx, HOLDINGS_OF_ORDERS, keys)
  // one session may have visited several venues, and be old at only some of them
  for (const at of new Set(old.map(({ branchContact }) => branchContact))) {
    const own = old.filter(({ branchContact }) => branchContact === at)
    await eraseRows(tx, [VISITS], { ...keys, ...visitsOf(own) })
  }
  return old.length
}
