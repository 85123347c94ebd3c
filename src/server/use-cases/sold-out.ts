import { hasGarnish, hasPlate } from '#domain/menu/sold-out.ts'
import type { Menu, SoldOutChange, SoldOutList } from '#generated/models.ts'

import type { ContactEntry } from '../catalog/catalog.ts'
import { forApi } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import type { Job } from '../jobs/job.ts'
import { cancelJob, putJob } from '../repositories/jobs-repository.ts'
import {
  deleteSoldOut,
  deleteSoldOutBefore,
  listSoldOut,
  markChanged,
  saveSoldOut,
  type SoldOutRow,
  type Venue,
} from '../repositories/venue-state-repository.ts'
import type { VenueServices } from './venue-state.ts'

/** Queue of the times at which sold-out items return. */
const SOLD_OUT_QUEUE = 'sold-out.release'

/** The items that a venue switched off while running. */
export const soldOutList = async ({ store }: VenueServices, { alias }: ContactEntry): Promise<SoldOutList> =>
  toList(await listSoldOut(store.db, alias))

/**
 * Switches a plate or garnish of a venue off or on again, in every process.
 * @returns the updated list; undefined when no mode of the venue has such a plate or garnish
 */
export async function setSoldOut(
  { store, catalog, clock }: VenueServices,
  contact: ContactEntry,
  { kind, id, soldOut, until }: SoldOutChange,
): Promise<SoldOutList | undefined> {
  const has = kind === 'PLATE' ? hasPlate : hasGarnish
  if (!(await menusOf(catalog, contact)).some((menu) => has(menu, id))) return undefined
  const now = clock()
  const rows = await store.db.transaction(async (tx) => {
    const end = until === undefined ? null : new Date(until)
    if (soldOut && (end === null || end > now))
      await saveSoldOut(tx, contact.alias, { kind, id, since: now, until: end })
    else await deleteSoldOut(tx, contact.alias, kind, id)
    await markChanged(tx, contact)
    return planRelease(tx, contact, now)
  })
  catalog.drop(contact.tenant)
  return toList(rows)
}

/** Brings plates and garnishes back at their scheduled time; repeating it changes nothing. */
export const releaseSoldOut: Job = {
  queue: SOLD_OUT_QUEUE,
  async run({ store, catalog, clock }, { key, payload }) {
    const venue = { alias: key, tenant: String(payload['tenant']) }
    const now = clock()
    const released = await store.db.transaction(async (tx) => {
      const count = await deleteSoldOutBefore(tx, venue.alias, now)
      if (count > 0) await markChanged(tx, venue)
      await planRelease(tx, venue, now)
      return count
    })
    if (released > 0) catalog.drop(venue.tenant)
  },
}

/** Schedules a job for the next item that returns by itself. */
async function planRelease(db: Db, { alias, tenant }: Venue, now: Date): Promise<SoldOutRow[]> {
  const rows = await listSoldOut(db, alias)
  const [runAt] = rows.flatMap(({ until }) => until ?? []).toSorted((a, b) => a.getTime() - b.getTime())
  if (runAt === undefined) await cancelJob(db, SOLD_OUT_QUEUE, alias)
  else await putJob(db, { queue: SOLD_OUT_QUEUE, key: alias, payload: { tenant }, runAt }, now)
  return rows
}

async function menusOf(catalog: VenueServices['catalog'], contact: ContactEntry): Promise<Menu[]> {
  const { orderModes } = contact.branchContact.deliveryConfig
  const menus = await Promise.all(orderModes.map(({ id }) => catalog.menu(contact, id)))
  return menus.filter((menu) => menu !== undefined)
}

const toList = (rows: readonly SoldOutRow[]): SoldOutList => ({ items: rows.map(forApi) })
