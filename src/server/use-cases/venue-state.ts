import { closedUntil } from '#domain/hours/open-state.ts'
import type { BranchContact, VenueClosure } from '#generated/models.ts'

import { conflict, type Failure } from '../contract/handlers.ts'
import type { ContactEntry } from '../catalog/catalog.ts'
import {
  closureOfFolder,
  deleteClosure,
  markChanged,
  saveClosure,
  tellOfVenue,
} from '../repositories/venue-state-repository.ts'
import type { Services } from '../services.ts'

/** What the state of a venue is kept with. */
export type VenueServices = Pick<Services, 'store' | 'catalog' | 'clock'>

/**
 * Closes a venue by hand or opens it again; the answer is the venue as diners see it from now on. What its folder closes
 * is opened there alone.
 */
export async function setClosure(
  { store, catalog, clock }: VenueServices,
  contact: ContactEntry,
  { closed, until, reason }: VenueClosure,
): Promise<BranchContact | Failure> {
  const staysShut =
    !closed && closedUntil(await closureOfFolder(store.db, contact.alias), clock().getTime()) !== undefined
  await store.db.transaction(async (tx) => {
    const closure = {
      until: until === undefined ? null : new Date(until),
      reason: reason ?? null,
      since: clock(),
    }
    if (closed) await saveClosure(tx, contact.alias, closure)
    else await deleteClosure(tx, contact.alias)
    await markChanged(tx, contact)
    if (!staysShut)
      await tellOfVenue(tx, contact, closed ? 'venue.paused' : 'venue.resumed', { until, reason }, clock())
  })
  catalog.drop(contact.tenant)
  if (staysShut) return conflict(`Closed in tenants/${contact.tenant}/tenant.json.`)
  const changed = await catalog.findAny(contact.alias)
  return changed?.kind === 'branchContact' ? changed.branchContact : contact.branchContact
}
