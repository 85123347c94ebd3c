import { isUuid } from '../../db/is-uuid.ts'
import type { Db } from '../../db/store.ts'
import { findShipment, lockOrders } from '../../repositories/shipments-repository.ts'
import type { Consignment } from '../../repositories/shipments-repository.ts'
import type { RiderIdentity } from '../../contract/identity.ts'
import { done, refuse } from './outcome.ts'
import type { Outcome } from './outcome.ts'

type Caller = Pick<RiderIdentity, 'branchContact'>

/** A shipment of the rider's store. */
export async function findForRider(db: Db, rider: Caller, id: string): Promise<Outcome<Consignment>> {
  const found = isUuid(id) ? await findShipment(db, id) : undefined
  if (found === undefined) return refuse('SHIPMENT_NOT_FOUND')
  return found.shipment.branchContact === rider.branchContact ? done(found) : refuse('FORBIDDEN')
}

/** A shipment of the rider's store that nobody else moves until the transaction ends. */
export async function findLocked(tx: Db, rider: Caller, id: string): Promise<Outcome<Consignment>> {
  const found = await findForRider(tx, rider, id)
  if (!found.ok) return found
  await lockOrders(tx, [found.value.shipment.orderId])
  return findForRider(tx, rider, id)
}
