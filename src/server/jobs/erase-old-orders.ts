import { and, eq, gt, lt, ne, not, sql } from 'drizzle-orm'

import { DAY_MS } from '#domain/time/lengths.ts'
import { orders } from '../db/schema/orders.ts'
import { entities } from '../db/schema/tenants.ts'
import type { Db } from '../db/store.ts'
import { eraseRows } from '../person/erase-rows.ts'
import { HOLDINGS } from '../person/holdings.ts'
import { keysOfOrders } from '../person/keys-of-person.ts'
import type { Keys } from '../person/keys-of-person.ts'
import { isOpen } from '../person/open-business.ts'
import type { Job } from './job.ts'

/** Orders of one transaction. */
const BATCH = 200

/** Of orders alone: who placed them is not asked. */
const NOBODY: Omit<Keys, keyof Awaited<ReturnType<typeof keysOfOrders>>> = {
  tenant: '',
  phone: '',
  phoneHash: '',
  recipients: [],
  branches: [],
  branchContacts: [],
  carts: [],
  riders: [],
}

const OF_ORDERS = HOLDINGS.filter(({ byOrder }) => byOrder)

/** Takes the diner out of orders that are older than their tenant wants to know. Their sums stay. */
export const eraseOldOrders: Job = {
  queue: 'retention',
  everyMs: DAY_MS,
  async run({ store, clock, log }) {
    const now = clock()
    for (const venue of await listVenues(store.db)) {
      let erased = 0
      for (;;) {
        const rows = await store.db.transaction((tx) => eraseBatch(tx, venue, now))
        erased += rows
        if (rows < BATCH) break
      }
      if (erased > 0) log.info({ venue: venue.alias, orders: erased }, 'old orders stay without their diner')
    }
  },
}

type Venue = { alias: string; months: number }

async function listVenues(db: Db): Promise<Venue[]> {
  const months = sql<number>`(${entities.settings} -> 'retention' ->> 'ordersMonths')::int`
  return db
    .select({ alias: entities.alias, months })
    .from(entities)
    .where(and(eq(entities.kind, 'branchContact'), gt(months, 0)))
    .orderBy(entities.alias)
}

/** @returns orders that were found */
async function eraseBatch(tx: Db, { alias, months }: Venue, now: Date): Promise<number> {
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
  if (old.length > 0) await eraseRows(tx, OF_ORDERS, { ...NOBODY, ...(await keysOfOrders(tx, old)) })
  return old.length
}
