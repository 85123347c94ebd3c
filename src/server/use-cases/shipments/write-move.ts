import { MINUTE_MS } from '#domain/time/lengths.ts'
import { distanceMeters, isPoint } from '#domain/geo/distance.ts'
import { isPaidAtDoor } from '#domain/order/paid-at-door.ts'
import { canMove } from '#domain/order/status.ts'
import { expectedArrivalMs } from '#domain/shipments/arrival.ts'
import { isDropOff, isFinished, movedTo } from '#domain/shipments/transitions.ts'
import type { OrderStatus, ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { insertTaken } from '../../repositories/ledger-repository.ts'
import {
  findOrderById,
  insertOrderMove,
  publishShipment,
  updateOrder,
} from '../../repositories/orders-repository.ts'
import { settlePaid } from '../../repositories/settle-paid.ts'
import {
  updateShipment,
  type Consignment,
  type NewShipment,
  type ShipmentRow,
} from '../../repositories/shipments-repository.ts'
import { notifyTracking } from '../tracking/tracking-info.ts'
import { stateOf } from './as-shipment.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Services } from '../../services.ts'

/** What moving shipments needs. */
export type ShipmentServices = Pick<Services, 'store' | 'catalog' | 'clock' | 'randomBytes'>

/** Dependencies inside a transaction, where queries may only go through it. */
export type ShipmentTools = Pick<Services, 'clock' | 'randomBytes'> & { venue: ContactEntry | undefined }

/** The tools for a store's shipments; call before the transaction begins. */
export async function toolsFor(
  { catalog, clock, randomBytes }: Pick<ShipmentServices, 'catalog' | 'clock' | 'randomBytes'>,
  branchContact: string,
): Promise<ShipmentTools> {
  return { clock, randomBytes, venue: await catalog.findVenue(branchContact) }
}

/** Clears the rider's position when the shipment ends. */
const FORGOTTEN = { riderLat: null, riderLng: null, riderPositionAt: null }

/**
 * Changes a shipment's status, and its order's, and publishes the change. The order must be locked; call inside the
 * transaction.
 */
export async function writeMove(
  tools: ShipmentTools,
  tx: Db,
  before: Consignment,
  wanted: ShipmentStatus,
  more: Partial<NewShipment> = {},
): Promise<Consignment> {
  const { shipment, order } = before
  const { status, foodDue } = movedTo(stateOf(shipment), wanted)
  const now = tools.clock()
  // cash that the venue received meanwhile need not be brought back
  const returnShipment = shipment.returnShipment && !(status === 'DELIVERED' && order.paid)
  // returned food was not delivered, whatever was confirmed at the door
  const isBack = status === 'RETURNED' && shipment.status !== 'DELIVERED'
  const keyConfirmedAt = isBack ? null : shipment.keyConfirmedAt
  const change = isFinished({ status })
    ? { status, ...FORGOTTEN, foodDue, returnShipment, keyConfirmedAt, ...more }
    : { status, eta: etaOf(tools, order, now), ...more }
  const moved = await updateShipment(tx, shipment, change, now)
  await takeOrderAlong(tools, tx, moved)
  await publishShipment(tx, moved, order.code)
  await notifyTracking(tx, shipment.id)
  return { ...before, shipment: moved }
}

/**
 * Updates the order of a shipment that its rider moved: an order that left the store is ready, and a delivered one is
 * delivered, even if the kitchen never said so. The order is locked; call inside the transaction of the change.
 * @source design §5 "Order and shipment"
 */
async function takeOrderAlong(
  { clock }: Pick<ShipmentTools, 'clock'>,
  tx: Db,
  { orderId, status: moved, riderId }: Pick<ShipmentRow, 'orderId' | 'status' | 'riderId'>,
): Promise<void> {
  for (const status of statusesOf(moved)) {
    const order = await findOrderById(tx, orderId)
    const isCanceled = order?.status === 'CANCELED'
    if (order === undefined || !(isCanceled || canMove(order.status, status))) continue
    const at = clock()
    const isPaid = isPaidAtDoor(order, status)
    // delivered before the rider knew of the cancellation: the cash is there but pays for no order
    const uncounted = isCanceled ? 'ORDER_ENDED' : null
    if (isPaid) await insertTaken(tx, order, { source: 'RIDER', takenBy: riderId, at, uncounted })
    if (isCanceled) continue
    const changed = isPaid
      ? await settlePaid(tx, order, at, status)
      : await updateOrder(tx, order, { status }, at)
    if (changed === undefined) throw new Error('A locked order changed')
    await insertOrderMove(tx, changed, 'rider')
  }
}

function statusesOf(moved: ShipmentStatus): OrderStatus[] {
  if (isDropOff(moved)) return ['READY']
  return moved === 'DELIVERED' ? ['READY', 'DELIVERED'] : []
}

/** Expected arrival of a shipment. */
export function etaOf(
  { venue }: ShipmentTools,
  { scheduledAt, confirmedAt, maxDelayInMinutes, destination }: Promised,
  now: Date,
): Date {
  const promised = scheduledAt?.getTime() ?? confirmedAt.getTime() + maxDelayInMinutes * MINUTE_MS
  const store = venue?.branchContact.address
  const door = destination ?? undefined
  const meters = isPoint(store) && isPoint(door) ? distanceMeters(store, door) : undefined
  return new Date(expectedArrivalMs(promised, now.getTime(), meters))
}

type Promised = Pick<
  Consignment['order'],
  'scheduledAt' | 'confirmedAt' | 'maxDelayInMinutes' | 'destination'
>
