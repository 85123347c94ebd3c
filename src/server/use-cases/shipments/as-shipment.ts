import { canSeeCustomer } from '#domain/shipments/access.ts'
import type { Carried } from '#domain/shipments/access.ts'
import { sortStack } from '#domain/shipments/stack.ts'
import type { ShipmentState } from '#domain/shipments/transitions.ts'
import type { Shipment, ShipmentStack, UserLocation } from '#generated/models.ts'

import type { Consignment, ShipmentRow } from '../../repositories/shipments-repository.ts'
import type { StackRow } from '../../repositories/stacks-repository.ts'
import type { RiderIdentity } from '../riders/rider-of-token.ts'

type Reader = Pick<RiderIdentity, 'riderId' | 'name' | 'phone'>

/** A shipment as a rider may read it: who receives it and where only while they are on the way there. */
export function asShipment({ shipment, order }: Consignment, reader: Reader): Shipment {
  const { riderId, name, phone } = reader
  const isOwn = shipment.riderId === riderId
  const rider = isOwn ? { riderId, name, phone } : undefined
  return {
    id: shipment.id,
    status: shipment.status,
    createdAt: shipment.createdAt.toISOString(),
    updatedAt: shipment.updatedAt.toISOString(),
    logisticsOrder: shipment.logisticsOrder,
    stackId: shipment.stackId ?? undefined,
    stackingOrder: shipment.stackId === null ? undefined : shipment.stackingOrder,
    returnShipment: shipment.returnShipment,
    codeToShow: shipment.codeToShow,
    eta: shipment.eta?.toISOString(),
    rider,
    keyConfirmed: isOwn ? shipment.keyConfirmedAt !== null : undefined,
    ...(canSeeCustomer({ status: shipment.status, rider }, riderId) ? doorOf(order) : {}),
  }
}

/** What a rider needs at the door. */
function doorOf(order: Consignment['order']): Partial<Shipment> {
  const { destination, paid, price, paymentMethod, paysWith } = order
  return {
    customer: { name: order.customerName, phone: order.customerPhone },
    ...(destination === null ? {} : placeOf(destination)),
    notes: order.notes,
    collect: paid ? undefined : { amount: price, paymentMethod, paysWith: paysWith ?? undefined },
  }
}

function placeOf(destination: UserLocation): Pick<Shipment, 'destination' | 'address'> {
  const { lat, lng, fullAddress, street, number, city, locality, betweenStreets, details } = destination
  return {
    destination: { lat, lng },
    address: { fullAddress, street, number, city, locality, betweenStreets, details },
  }
}

/** A stack as a rider may read it, its shipments in the order of the screen. */
export function asStack(
  { id, status, code }: Pick<StackRow, 'id' | 'status' | 'code'>,
  members: readonly Consignment[],
  reader: Reader,
): ShipmentStack {
  const shipments = sortStack(members.map((member) => asShipment(member, reader)))
  return { id, status, code, shipments, returnStack: shipments.some(({ returnShipment }) => returnShipment) }
}

/** The parts of a row that the rules judge by. */
export function stateOf({ status, returnShipment, stackId, riderId }: ShipmentRow): ShipmentState & Carried {
  return {
    status,
    returnShipment,
    stackId: stackId ?? undefined,
    rider: riderId === null ? undefined : { riderId },
  }
}
