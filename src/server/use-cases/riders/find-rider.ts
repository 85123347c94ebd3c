import { isUuid } from '../../db/new-id.ts'
import { findRiderById, findRiderByPhone, type RiderAtWork } from '../../repositories/riders-repository.ts'
import type { Services } from '../../services.ts'

/** A rider, and whether their shift is on. */
export type FoundRider = RiderAtWork

type Known = { branchContact: string; now: Date } & ({ id: string } | { phone: string })

/** A rider of a store, by phone or by id. */
export async function findRider({ store }: Services, known: Known): Promise<FoundRider | undefined> {
  const { branchContact, now } = known
  if ('phone' in known) return findRiderByPhone(store.db, { branchContact, phone: known.phone }, now)
  const rider = isUuid(known.id) ? await findRiderById(store.db, known.id, now) : undefined
  return rider?.branchContact === branchContact ? rider : undefined
}
