import type { KeptTrip, Shipment, ShipmentStack } from '#generated/models.ts'
import type { ShipmentType } from '#domain/routes/companion-routes.ts'

import { stackStatus } from './stack.ts'
import { isFinished } from './transitions.ts'

/** What a rider carries at once: one shipment, or those of a stack. Both have the same page. */
export type Trip = Pick<KeptTrip, 'trip' | 'stack' | 'shipments'>

/** Names a trip by the page that shows it. */
export const tripId = (type: ShipmentType, id: string): string => `${type}/${id}`

/** A simple shipment as a trip. */
export const tripOfShipment = (shipment: Shipment): Trip => ({
  trip: tripId('simple', shipment.id),
  shipments: [shipment],
})

/** The stack with which a shipment moves that was read alone: nothing can be done with it on a page of its own. */
export const stackedIn = ({ stack, shipments }: Trip): string | undefined =>
  stack === undefined ? shipments[0]?.stackId : undefined

/** A stack as a trip. */
export const tripOfStack = ({ shipments, ...stack }: ShipmentStack): Trip => ({
  trip: tripId('stack', stack.id),
  stack,
  shipments,
})

/**
 * A trip after something is known of its shipments; the stack's status follows from theirs.
 * @param change - gives the shipment as it is now
 */
export function withShipments(trip: Trip, change: (shipment: Shipment) => Shipment): Trip {
  const shipments = trip.shipments.map(change)
  if (trip.stack === undefined) return { ...trip, shipments }
  return { ...trip, shipments, stack: { ...trip.stack, status: stackStatus(shipments) } }
}

/** What of a trip is left to deliver: what was called off is not to be taken any more. */
export const openShipments = ({ shipments }: Trip): readonly Shipment[] =>
  shipments.filter((shipment) => !isFinished(shipment))

/** What the venue called off since, of what the rider had. */
export const calledOff = (before: Trip, now: Trip, riderId: string): readonly Shipment[] =>
  now.shipments.filter(
    ({ id, status }) =>
      status === 'CANCELED' &&
      before.shipments.some(
        (known) => known.id === id && known.status !== 'CANCELED' && known.rider?.riderId === riderId,
      ),
  )
