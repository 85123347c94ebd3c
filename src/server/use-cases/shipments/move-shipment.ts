import { canAct, hasLostAuction } from '#domain/shipments/access.ts'
import {
  canMoveShipment,
  hasLeftUnheard,
  isDropOff,
  isAlreadyDone,
  ownSpelling,
} from '#domain/shipments/transitions.ts'
import type { Shipment, ShipmentStatus, ShipmentUpdate } from '#generated/models.ts'

import { conflict, fail, isFailure, type Failure } from '../../contract/handlers.ts'
import type { Db } from '../../db/store.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import { isCarrying } from '../../repositories/riders-repository.ts'
import type { Consignment } from '../../repositories/shipments-repository.ts'
import type { RiderIdentity } from '../../contract/request-context.ts'
import { asShipment, stateOf } from './as-shipment.ts'
import { createShipment } from './create-shipment.ts'
import { recountStack } from './write-stack.ts'
import { takeStep, findForRider, findLocked } from './rider-step.ts'
import { type ShipmentServices, type ShipmentTools, writeMove, toolsFor } from './write-move.ts'

/** A rider's request: the new status of a shipment or stack, and its idempotency key. */
export type Wanted = Pick<ShipmentUpdate, 'id' | 'status' | 'taken'> & { key: string | undefined }

/** Changes a shipment's status for its rider, or assigns it to the first rider who takes it. */
export async function moveShipment(
  services: ShipmentServices,
  rider: RiderIdentity,
  { id, status: wanted, key }: Wanted,
): Promise<Shipment | Failure> {
  const tools = await toolsFor(services, rider.branchContact)
  return takeStep(
    services,
    { rider, key, subjectId: id, body: { status: wanted } },
    async (tx) => {
      const found = await findLocked(tx, rider, id)
      if (isFailure(found)) return found
      const { shipment } = found
      const status = ownSpelling(wanted, stateOf(shipment))
      const known = asShipment(found, rider)
      // repeated without a key, by an offline queue, or already done by the venue
      if (known.rider && isAlreadyDone(known, status)) return known
      const refused = await judge(tx, rider, found, status)
      return refused ?? asShipment(await move(tools, tx, rider, found, status), rider)
    },
    (db) => oneShipment(db, rider, id),
  )
}

/** A shipment of the rider's store, as its rider may see it. */
export async function oneShipment(db: Db, rider: RiderIdentity, id: string): Promise<Shipment | Failure> {
  const found = await findForRider(db, rider, id)
  return isFailure(found) ? found : asShipment(found, rider)
}

async function judge(
  tx: Db,
  { riderId }: RiderIdentity,
  { shipment }: Consignment,
  status: ShipmentStatus,
): Promise<Failure | undefined> {
  const state = stateOf(shipment)
  if (hasLostAuction(state, riderId)) return fail('EXPIRED_BY_OTHER')
  const isUnheard = hasLeftUnheard(state, status)
  if (!isUnheard && !canMoveShipment(state, status, 'rider'))
    return conflict(`A rider cannot move a shipment from ${shipment.status} to ${status}.`)
  if (shipment.stackId !== null && !isDropOff(shipment.status) && status !== 'DELIVERED')
    return conflict('The shipment moves with its stack.')
  if (status === 'DELIVERED' && shipment.keyConfirmedAt === null)
    return conflict('The delivery key was not confirmed.')
  if ((status === 'ON_ROUTE_TO_PICK_UP' || isUnheard) && (await isCarrying(tx, riderId)))
    return conflict('One shipment or stack at a time.')
  // a canceled shipment still belongs to the rider who took it
  if (!canAct(state, riderId)) return fail('EXPIRED_BY_OTHER')
  return undefined
}

async function move(
  tools: ShipmentTools,
  tx: Db,
  { riderId }: RiderIdentity,
  before: Consignment,
  status: ShipmentStatus,
): Promise<Consignment> {
  const { orderId, stackId, deliveryKey } = before.shipment
  const moved = await writeMove(tools, tx, before, status, { riderId })
  if (stackId !== null) await recountStack(tools, tx, stackId)
  // a shipment still in the store looks for another rider; the venue decides about one on the way
  if (status === 'DRIVER_CANCELED' && !isDropOff(before.shipment.status)) {
    const order = await findOrderById(tx, orderId)
    if (order !== undefined) await createShipment(tools, tx, order, 'LOOKING_FOR_DRIVER', deliveryKey)
  }
  return moved
}
