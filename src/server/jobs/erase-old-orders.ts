import { and, eq, lt, ne, not, sql } from 'drizzle-orm'

import { DAY_MS } from '#domain/time/lengths.ts'
import { byAlias } from '../db/by-alias.ts'
import { orders } from '../db/schema/orders.ts'
import type { Db, Store } from '../db/store.ts'
import { eraseRows } from '../person/erase-rows.ts'
import { HOLDINGS_OF_ORDERS } from '../person/holdings.ts'
import { keysOfOrders } from '../person/keys-of-person.ts'
import { isOpen } from '../person/open-business.ts'
import { listForgettingVenues } from '../repositories/former-places-repository.ts'
import type { ForgettingVenue } from '../repositories/former-places-repository.ts'
import type { Job } from './job.ts'

/** Orders of one transaction. */
const BATCH = 200
const VENUES_AT_ONCE = 500

/** Takes the diner out of orders that are older than their tenant wants to know. Their sums stay. */
export const eraseOldOrders: Job = {
  queue: 'retention',
  everyMs: DAY_MS,
  async run({ store, clock, log }) {
    const now = clock()
    const listVenues = (after: string, limit: number) => listForgettingVenues(store.db, after, limit)
    for await (const venues of byAlias(VENUES_AT_ONCE, listVenues))
      for (const venue of venues) {
        const orders = await eraseAt(store, venue, now)
        if (orders > 0) log.info({ venue: venue.alias, orders }, 'old orders stay without their diner')
      }
  },
}

/** @returns orders that were found */
async function eraseAt({ db }: Store, venue: ForgettingVenue, now: Date): Promise<number> {
  let erased = 0
  let found: number
  do {
    found = await db.transaction((tx) => eraseBatch(tx, venue, now))
    erased += found
  } while (found === BATCH)
  return erased
}

/** @returns orders that were found */
async function eraseBatch(tx: Db, { alias, months }: ForgettingVenue, now: Date): Promise<number> {
  const until = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`
  const old = await tx
    .select({
      id: orders.id,
      branch: orders.branch,
      branchContact: orders.branchContact,
      context: orders.context,
    })
    .from(orders)
    .where(
      and(
        eq(orders.branchContact, alias),
        lt(orders.orderedAt, until),
        // every order has one until it is erased
        ne(orders.orderText, ''),
        not(isOpen(tx, now)),
      ),
    )
    .orderBy(orders.orderedAt)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (old.length > 0) await eraseRows(tx, HOLDINGS_OF_ORDERS, await keysOfOrders(tx, old))
  return old.length
}
