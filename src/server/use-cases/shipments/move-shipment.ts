import { hasLostAuction } from '#domain/shipments/access.ts'
import { canMoveShipment, isDropOff, isTrueAlready, ownSpelling } from '#domain/shipments/transitions.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import { isCarrying } from '../../repositories/riders-repository.ts'
import type { Consignment } from '../../repositories/shipments-repository.ts'
import type { RiderIdentity } from '../../contract/identity.ts'
import { asShipment, stateOf } from './as-shipment.ts'
import { createShipment } from './create-shipment.ts'
import { done, refuse, type Outcome, type Refusal } from './outcome.ts'
import { recountStack } from './recount-stack.ts'
import { takeStep, findForRider, findLocked } from './rider-step.ts'
import { type ShipmentServices, type ShipmentTools, writeMove, toolsFor } from './write-move.ts'

/** What a rider asks for: a status of a shipment or of a stack, and the key under which they ask. */
export type Wanted = { id: string; status: ShipmentStatus; key: string | undefined }

/** Moves a shipment as its rider wants, or gives it to the rider who takes it first. */
export async function moveShipment(
  services: ShipmentServices,
  rider: RiderIdentity,
  { id, status: wanted, key }: Wanted,
): Promise<Outcome<Shipment>> {
  const answer = (found: Outcome<Consignment>) => (found.ok ? done(asShipment(found.value, rider)) : found)
  const tools = await toolsFor(services, rider.branchContact)
  return takeStep(
    services,
    { rider, key, subjectId: id, body: { status: wanted } },
    async (tx) => {
      const found = await findLocked(tx, rider, id)
      if (!found.ok) return found
      const { shipment } = found.value
      const status = ownSpelling(wanted, stateOf(shipment))
      const known = asShipment(found.value, rider)
      // sent twice without a key, by a queue that was slower than the answer, or the venue did it meanwhile
      if (known.rider && isTrueAlready(known.status, status)) return done(known)
      const refused = await judge(tx, rider, found.value, status)
      return refused ?? done(asShipment(await move(tools, tx, rider, found.value, status), rider))
    },
    async (tx) => answer(await findForRider(tx, rider, id)),
  )
}

async function judge(
  tx: Db,
  { riderId }: RiderIdentity,
  { shipment }: Consignment,
  status: ShipmentStatus,
): Promise<Refusal | undefined> {
  const state = stateOf(shipment)
  if (hasLostAuction(state, riderId)) return refuse('EXPIRED_BY_OTHER')
  if (!canMoveShipment(state, status, 'rider'))
    return refuse('STATUS_CONFLICT', `A rider cannot move a shipment from ${shipment.status} to ${status}.`)
  if (shipment.stackId !== null && !isDropOff(shipment.status))
    return refuse('STATUS_CONFLICT', 'The shipment moves with its stack.')
  if (status === 'DELIVERED' && shipment.keyConfirmedAt === null)
    return refuse('STATUS_CONFLICT', 'The delivery key was not confirmed.')
  if (status === 'ON_ROUTE_TO_PICK_UP' && (await isCarrying(tx, riderId)))
    return refuse('STATUS_CONFLICT', 'One shipment or stack at a time.')
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
  // what is still in the store looks for somebody else; what is on the way the venue decides about
  if (status === 'DRIVER_CANCELED' && !isDropOff(before.shipment.status)) {
    const order = await findOrderById(tx, orderId)
    if (order !== undefined) await createShipment(tools, tx, order, 'LOOKING_FOR_DRIVER', deliveryKey)
  }
  return moved
}
