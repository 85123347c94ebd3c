import { distanceMeters, isPoint } from '#domain/geo/distance.ts'
import { nameWithSize } from '#domain/order-text/order-text.ts'
import { canSeeCustomer, canSeePlace, isBeforeLeaving, type Carried } from '#domain/shipments/access.ts'
import { sortStack, stackStatus } from '#domain/shipments/stack.ts'
import { isFinished, type ShipmentState } from '#domain/shipments/transitions.ts'
import { isHandedOver } from '#domain/shipments/venue-shipment.ts'
import type { Shipment, ShipmentStack, UserLocation } from '#generated/models.ts'

import { pickForApi } from '../../db/rows.ts'
import type { Consignment, ShipmentRow } from '../../repositories/shipments-repository.ts'
import type { StackRow } from '../../repositories/stacks-repository.ts'
import type { RiderIdentity } from '../../contract/request-context.ts'

type Reader = Pick<RiderIdentity, 'riderId' | 'name' | 'phone'>

/**
 * A shipment as a rider may see it: a rough destination while it waits, the address once taken, and the recipient only
 * on the way there.
 */
export function asShipment(consignment: Consignment, reader: Reader): Shipment {
  const { shipment, order } = consignment
  const { riderId, name, phone } = reader
  const isOwn = shipment.riderId === riderId
  const rider = isOwn ? { riderId, name, phone } : undefined
  const isDelivered = isOwn && isHandedOver(consignment)
  return {
    ...pickForApi(shipment, 'id', 'createdAt', 'updatedAt', 'logisticsOrder', 'stackId', 'codeToShow', 'eta'),
    status: isDelivered ? 'DELIVERED' : shipment.status,
    stackingOrder: shipment.stackId === null ? undefined : shipment.stackingOrder,
    returnShipment: shipment.returnShipment && !isDelivered && !(order.paid && !isFinished(shipment)),
    rider,
    foodDue: (isOwn && shipment.foodDue) || undefined,
    keyConfirmed: isOwn ? shipment.keyConfirmedAt !== null : undefined,
    keyTries: isOwn ? shipment.keyTries : undefined,
    ...(shipment.status === 'LOOKING_FOR_DRIVER' ? offerOf(consignment) : {}),
    ...(canSeePlace({ status: shipment.status, rider }, riderId) ? wayOf(consignment) : {}),
    ...(canSeeCustomer({ status: shipment.status, rider }, riderId) ? receiverOf(order) : {}),
  }
}

/** What a rider needs to decide about it. */
function offerOf({ order, store }: Consignment): Partial<Shipment> {
  const { destination } = order
  const { lat, lng } = store ?? {}
  const from = { lat, lng }
  return {
    zone: destination?.locality || destination?.city || undefined,
    distanceInMeters:
      destination && isPoint(destination) && isPoint(from)
        ? Math.round(distanceMeters(from, destination))
        : undefined,
    collect: collectOf(order),
  }
}

/** What the rider who took it needs to check it and find the address. */
function wayOf({ shipment, order, lines }: Consignment): Partial<Shipment> {
  const check = (lines ?? []).map((line) => ({ name: nameWithSize(line), quantity: line.quantity }))
  return {
    ...(order.destination === null ? {} : placeOf(order.destination)),
    collect: collectOf(order),
    check: isBeforeLeaving(shipment) ? check : undefined,
  }
}

const receiverOf = ({ customerName: name, customerPhone: phone, notes }: Consignment['order']) => ({
  customer: { name, phone },
  notes,
})

function collectOf({ paid, price, paymentMethod, paysWith }: Consignment['order']): Shipment['collect'] {
  return paid ? undefined : { amount: price, paymentMethod, paysWith: paysWith ?? undefined }
}

function placeOf(destination: UserLocation): Pick<Shipment, 'destination' | 'address'> {
  const { lat, lng, fullAddress, street, number, city, locality, betweenStreets, details } = destination
  return {
    destination: { lat, lng },
    address: { fullAddress, street, number, city, locality, betweenStreets, details },
  }
}

/** A stack as a rider may see it, with its shipments in display order; they determine its status. */
export function asStack(
  { id, code }: Pick<StackRow, 'id' | 'code'>,
  members: readonly Consignment[],
  reader: Reader,
): ShipmentStack {
  const shipments = sortStack(members.map((member) => asShipment(member, reader)))
  const returnStack = shipments.some(({ returnShipment }) => returnShipment)
  return { id, status: stackStatus(shipments), code, shipments, returnStack }
}

/** The columns that the domain rules use. */
export function stateOf(shipment: ShipmentRow): ShipmentState & Carried {
  const { riderId, ...state } = pickForApi(
    shipment,
    'status',
    'returnShipment',
    'foodDue',
    'stackId',
    'riderId',
  )
  return { ...state, rider: riderId === undefined ? undefined : { riderId } }
}
