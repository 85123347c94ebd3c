import type { Db } from '../../db/store.ts'
import { findStep, insertStep, bodyHash } from '../../repositories/idempotency-repository.ts'
import { isShiftOn, lockRider } from '../../repositories/riders-repository.ts'
import type { ShipmentServices } from './write-move.ts'
import type { RiderIdentity } from '../../contract/request-context.ts'
import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import { isUuid } from '../../db/new-id.ts'
import { findShipment, lockOrders, type Consignment } from '../../repositories/shipments-repository.ts'

type Caller = Pick<RiderIdentity, 'branchContact'>

/** A shipment of the rider's store. */
export async function findForRider(db: Db, rider: Caller, id: string): Promise<Consignment | Failure> {
  const found = isUuid(id) ? await findShipment(db, id) : undefined
  if (found === undefined) return fail('SHIPMENT_NOT_FOUND')
  return found.shipment.branchContact === rider.branchContact ? found : fail('FORBIDDEN')
}

/** A shipment of the rider's store, locked until the transaction ends. */
export async function findLocked(tx: Db, rider: Caller, id: string): Promise<Consignment | Failure> {
  const found = await findForRider(tx, rider, id)
  if (isFailure(found)) return found
  await lockOrders(tx, [found.shipment.orderId])
  return findForRider(tx, rider, id)
}

/** A status change as sent by the rider. */
export type Step = {
  rider: RiderIdentity
  /** idempotency key from the browser */
  key: string | undefined
  /** id of the shipment or stack */
  subjectId: string
  /** the request body, for comparison only */
  body: unknown
}

/**
 * Runs a rider's step in one transaction; steps of one rider run in sequence. A step with a known key is not repeated:
 * `again` returns its current result. The same key with another body is refused, and so is a step that waited until the
 * shift had ended.
 */
export async function takeStep<T>(
  { store, clock }: ShipmentServices,
  { rider, key, subjectId, body }: Step,
  take: (tx: Db) => Promise<T | Failure>,
  again: (tx: Db) => Promise<T | Failure>,
): Promise<T | Failure> {
  const { riderId, shiftId } = rider
  const hash = bodyHash({ subjectId, body })
  return store.db.transaction(async (tx) => {
    await lockRider(tx, riderId)
    if (!(await isShiftOn(tx, shiftId, clock()))) return fail('UNAUTHENTICATED')
    if (key === undefined) return take(tx)
    const known = await findStep(tx, { riderId, key })
    if (known !== undefined) return known.bodyHash === hash ? again(tx) : fail('IDEMPOTENCY_CONFLICT')
    const outcome = await take(tx)
    // a wrong delivery key counts as a try: a repeated request must not count twice
    if (!isFailure(outcome) || outcome.failure === 'SECURITY_CODE_WRONG')
      await insertStep(tx, { riderId, key, bodyHash: hash, subjectId, createdAt: clock() })
    return outcome
  })
}
