import { canAct, hasLostAuction } from '#domain/shipments/access.ts'
import { cancelAction } from '#domain/shipments/action.ts'
import { isStackReturning, stackStatus } from '#domain/shipments/stack.ts'
import { canMoveShipment, isTakenUnheard, isAlreadyDone } from '#domain/shipments/transitions.ts'
import type { ShipmentStack, ShipmentStatus } from '#generated/models.ts'

import { conflict, fail, isFailure, type Failure } from '../../contract/handlers.ts'
import { isUuid } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import { isCarrying } from '../../repositories/riders-repository.ts'
import {
  listLogisticsOrder,
  lockOrders,
  ordersOf,
  type Consignment,
} from '../../repositories/shipments-repository.ts'
import { findStack, lockStack, updateStack, type StackRow } from '../../repositories/stacks-repository.ts'
import type { RiderIdentity } from '../../contract/request-context.ts'
import { asStack, stateOf } from './as-shipment.ts'
import { createShipment } from './create-shipment.ts'
import type { Wanted } from './move-shipment.ts'
import { takeStep } from './rider-step.ts'
import { writeStack } from './write-stack.ts'
import { type ShipmentServices, type ShipmentTools, writeMove, toolsFor } from './write-move.ts'

type Loaded = { stack: StackRow; members: Consignment[] }

/** `unheard`: shipments canceled in the store that left with a rider who did not know yet. */
type StackMove = { status: ShipmentStatus; unheard: readonly string[] }

/** A stack of the rider's store with its shipments. */
async function findStackForRider(db: Db, rider: RiderIdentity, id: string): Promise<Loaded | Failure> {
  const stack = isUuid(id) ? await findStack(db, id) : undefined
  if (stack === undefined) return fail('SHIPMENT_NOT_FOUND')
  if (stack.branchContact !== rider.branchContact) return fail('FORBIDDEN')
  return { stack, members: await listLogisticsOrder(db, stack.id) }
}

/** Changes a stack's status for its rider, or assigns it to the first rider who takes it. */
export async function moveStack(
  services: ShipmentServices,
  rider: RiderIdentity,
  { id, status, taken, key }: Wanted,
): Promise<ShipmentStack | Failure> {
  const tools = await toolsFor(services, rider.branchContact)
  return takeStep(
    services,
    { rider, key, subjectId: id, body: { status, ...(taken && { taken }) } },
    async (tx) => {
      const found = await findStackLocked(tx, rider, id)
      if (isFailure(found)) return found
      const known = asStack(found.stack, found.members, rider)
      const unheard = known.shipments.filter((one) => one.rider && isTakenUnheard(one, { status, taken }))
      const isOwn = found.stack.riderId === rider.riderId
      if (isOwn && unheard.length === 0 && isAlreadyDone(known, status)) return known
      const wanted = { status, unheard: unheard.map((one) => one.id) }
      const refused = await judge(tx, rider, found, wanted)
      if (refused !== undefined) return refused
      await move(tools, tx, rider, found, wanted)
      return oneStack(tx, rider, id)
    },
    (db) => oneStack(db, rider, id),
  )
}

/** A stack of the rider's store, as its rider may see it. */
export async function oneStack(db: Db, rider: RiderIdentity, id: string): Promise<ShipmentStack | Failure> {
  const found = await findStackForRider(db, rider, id)
  return isFailure(found) ? found : asStack(found.stack, found.members, rider)
}

/** Locks the orders first, as everywhere, then the stack, until the transaction ends. */
async function findStackLocked(tx: Db, rider: RiderIdentity, id: string): Promise<Loaded | Failure> {
  const found = await findStackForRider(tx, rider, id)
  if (isFailure(found)) return found
  await lockOrders(tx, ordersOf(found.members))
  await lockStack(tx, id)
  return findStackForRider(tx, rider, id)
}

async function judge(
  tx: Db,
  { riderId }: RiderIdentity,
  { stack, members }: Loaded,
  { status, unheard }: StackMove,
): Promise<Failure | undefined> {
  const carried = {
    status: stack.status,
    rider: stack.riderId === null ? undefined : { riderId: stack.riderId },
  }
  if (hasLostAuction(carried, riderId)) return fail('EXPIRED_BY_OTHER')
  const isOnTheirWay = isStackMove({ stack, members }, status)
  if (!isOnTheirWay && unheard.length === 0)
    return conflict(`A rider cannot move a stack from ${stack.status} to ${status}.`)
  if ((status === 'ON_ROUTE_TO_PICK_UP' || !isOnTheirWay) && (await isCarrying(tx, riderId)))
    return conflict('One shipment or stack at a time.')
  if (!canAct(carried, riderId)) return fail('EXPIRED_BY_OTHER')
  return undefined
}

/** After leaving the store its shipments change status separately, until returned food is back. */
function isStackMove({ stack, members }: Loaded, status: ShipmentStatus): boolean {
  const shipments = members.map(({ shipment }) => shipment)
  const state = { status: stack.status, returnShipment: true, stackId: stack.id }
  if (!canMoveShipment(state, status, 'rider')) return false
  if (status === 'RETURNED') return isStackReturning({ shipments })
  if (status === 'DELIVERED') return false
  const shown = { shipment: { ...state, codeToShow: stack.code }, stack: { status: stack.status, shipments } }
  return status !== 'DRIVER_CANCELED' || cancelAction(shown) === 'stack'
}

async function move(
  tools: ShipmentTools,
  tx: Db,
  { riderId }: RiderIdentity,
  { stack, members }: Loaded,
  { status, unheard }: StackMove,
): Promise<void> {
  const moving = members.filter(
    ({ shipment }) => unheard.includes(shipment.id) || canMoveShipment(stateOf(shipment), status, 'rider'),
  )
  const moved = new Map<string, Consignment>()
  for (const member of moving)
    moved.set(member.shipment.id, await writeMove(tools, tx, member, status, { riderId }))
  const after = members.map(({ shipment }) => (moved.get(shipment.id) ?? { shipment }).shipment)
  const change = { status: stackStatus(after), riderId }
  await updateStack(tx, stack, change, tools.clock())
  if (status === 'DRIVER_CANCELED') await offerAgain(tools, tx, stack, moving)
}

/** Offers shipments that a rider gave up in the store again, as the same stack. */
async function offerAgain(
  tools: ShipmentTools,
  tx: Db,
  stack: StackRow,
  members: Consignment[],
): Promise<void> {
  const ids: string[] = []
  for (const { shipment } of members) {
    const order = await findOrderById(tx, shipment.orderId)
    const fresh =
      order && (await createShipment(tools, tx, order, 'LOOKING_FOR_DRIVER', shipment.deliveryKey))
    if (fresh !== undefined) ids.push(fresh.id)
  }
  if (ids.length > 1) await writeStack(tools, tx, stack, ids)
}
