import { closedUntil } from '#domain/hours/open-state.ts'
import { pauseUntil } from '#domain/hours/pause-until.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { BranchContact, VenueClosure } from '#generated/models.ts'

import { conflict, type Failure } from '../contract/handlers.ts'
import type { ContactEntry } from '../catalog/catalog.ts'
import type { Db } from '../db/store.ts'
import type { Job } from '../jobs/job.ts'
import { notifyVenue } from '../repositories/live-repository.ts'
import {
  closureOfFolder,
  deleteClosure,
  deleteClosuresBefore,
  markChanged,
  saveClosure,
  publishVenue,
} from '../repositories/venue-state-repository.ts'
import type { Services } from '../services.ts'

/** The services that store the state of a venue. */
export type VenueServices = Pick<Services, 'store' | 'catalog' | 'clock'>

/**
 * Closes a venue by hand or reopens it; the answer is the venue as diners see it from now on. A closure set in its
 * folder can only be lifted there.
 */
export async function setClosure(
  { store, catalog, clock }: VenueServices,
  contact: ContactEntry,
  { closed, reason, ...wanted }: VenueClosure,
): Promise<BranchContact | Failure> {
  const now = clock()
  const until = closed ? closureEnd(wanted, now, contact) : undefined
  const staysShut = !closed && (await isShutByFolder(store.db, contact.alias, now))
  await store.db.transaction(async (tx) => {
    if (closed)
      await saveClosure(tx, contact.alias, { until: until ?? null, reason: reason ?? null, since: now })
    else await deleteClosure(tx, contact.alias)
    await markChanged(tx, contact)
    if (!staysShut)
      await publishVenue(
        tx,
        contact,
        closed ? 'venue.paused' : 'venue.resumed',
        { until: until?.toISOString(), reason },
        now,
      )
  })
  catalog.drop(contact.tenant)
  if (staysShut) return conflict(`Closed in tenants/${contact.tenant}/tenant.json.`)
  return ((await catalog.findVenue(contact.alias)) ?? contact).branchContact
}

function closureEnd(
  { until, pause }: Pick<VenueClosure, 'until' | 'pause'>,
  now: Date,
  { branchContact }: ContactEntry,
): Date | undefined {
  if (pause !== undefined) return pauseUntil(pause, now.getTime(), branchContact)
  return until === undefined ? undefined : new Date(until)
}

/** Ends each pause that is over and notifies the venue's consoles and webhooks. */
export const endClosures: Job = {
  queue: 'venue.resume',
  everyMs: MINUTE_MS,
  async run({ store, catalog, clock }) {
    const now = clock()
    const venues = await store.db.transaction(async (tx) => {
      const over = await deleteClosuresBefore(tx, now)
      for (const venue of over) {
        await markChanged(tx, venue)
        if (await isShutByFolder(tx, venue.alias, now)) await notifyVenue(tx, venue.alias)
        else await publishVenue(tx, venue, 'venue.resumed', {}, now)
      }
      return over
    })
    for (const { tenant } of venues) catalog.drop(tenant)
  },
}

const isShutByFolder = async (db: Db, alias: string, now: Date): Promise<boolean> =>
  closedUntil(await closureOfFolder(db, alias), now.getTime()) !== undefined
