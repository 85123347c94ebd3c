import type { KeptTrip, Shipment, ShipmentStack } from '#generated/models.ts'
import type { ShipmentType } from '#domain/routes/companion-routes.ts'

import { stackStatus } from './stack.ts'
import { isFinished } from './transitions.ts'

/** What a rider takes at once: a single shipment, or a stack. Both have the same page. */
export type Trip = Pick<KeptTrip, 'trip' | 'stack' | 'shipments'>

/** Identifies a trip by its page. */
export const tripId = (type: ShipmentType, id: string): string => `${type}/${id}`

/** A simple shipment as a trip. */
export const tripOfShipment = (shipment: Shipment): Trip => ({
  trip: tripId('simple', shipment.id),
  shipments: [shipment],
})

/** The stack of a shipment that was fetched alone: its own page offers no actions. */
export const stackedIn = ({ stack, shipments }: Trip): string | undefined =>
  stack === undefined ? shipments[0]?.stackId : undefined

/** A stack as a trip. */
export const tripOfStack = ({ shipments, ...stack }: ShipmentStack): Trip => ({
  trip: tripId('stack', stack.id),
  stack,
  shipments,
})

/**
 * A trip with updated shipments; the stack's status follows from them.
 * @param change - returns the current shipment
 */
export function withShipments(trip: Trip, change: (shipment: Shipment) => Shipment): Trip {
  const shipments = trip.shipments.map(change)
  if (trip.stack === undefined) return { ...trip, shipments }
  return { ...trip, shipments, stack: { ...trip.stack, status: stackStatus(shipments) } }
}

/** The unfinished shipments of a trip; canceled ones are left out too. */
export const openShipments = ({ shipments }: Trip): readonly Shipment[] =>
  shipments.filter((shipment) => !isFinished(shipment))

/** The rider's shipments that the venue has canceled since. */
export const calledOff = (before: Trip, now: Trip, riderId: string): readonly Shipment[] =>
  now.shipments.filter(
    ({ id, status }) =>
      status === 'CANCELED' &&
      before.shipments.some(
        (known) => known.id === id && known.status !== 'CANCELED' && known.rider?.riderId === riderId,
      ),
  )
