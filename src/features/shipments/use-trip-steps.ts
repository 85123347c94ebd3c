import { useQueryClient } from '@tanstack/react-query'
import { advanceAction, cancelAction, wantedStatus } from '#domain/shipments/action.ts'
import type { ShipmentAction, ShownShipment } from '#domain/shipments/action.ts'
import { withSteps } from '#domain/shipments/steps.ts'
import { canCancel } from '#domain/shipments/transitions.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { DeliveryKeyCheck, Shipment, ShipmentStatus } from '#generated/models.ts'
import { randomKey } from '#platform/random-key.ts'
import { useVenue } from '#session/venue-context.tsx'
import { useRider } from './rider-context.ts'
import { tripQueryKey } from './trip-query.ts'

export const shownOf = ({ stack, shipments }: Trip, shipment: Shipment): ShownShipment => ({
  shipment,
  ...(stack && { stack: { status: stack.status, shipments } }),
})

/**
 * What a rider can do with the shipments of a trip: each is a step that is stored and sent. What is possible is told by
 * the trip as it is by then: an answer may be late, and the screen drawn before.
 */
export function useTripSteps({ trip: name, stack }: Trip) {
  const { rider, queue } = useRider()
  const { alias } = useVenue()
  const queryClient = useQueryClient()
  const byNow = (id: string): { shipment: Shipment; shown: ShownShipment } | undefined => {
    const known = queryClient.getQueryData<Trip>(tripQueryKey(alias, name))
    const trip = known && withSteps(known, queue.store.getState().steps)
    const shipment = trip?.shipments.find((one) => one.id === id)
    return trip && shipment && { shipment, shown: shownOf(trip, shipment) }
  }
  const move = (id: string, action: ShipmentAction, status: ShipmentStatus): ShipmentAction => {
    const isWhole = action !== 'single' && stack !== undefined
    const subjectId = isWhole ? stack.id : id
    queue.add({
      key: randomKey(),
      trip: name,
      kind: isWhole ? 'stack' : 'shipment',
      subjectId,
      at: Date.now(),
      body: {
        id: subjectId,
        status,
        rider_id: rider.riderId,
        rider_name: rider.name,
        rider_phone: rider.phone,
      },
    })
    return action
  }
  return {
    /** Whether this is the next step of a shipment. */
    isNext: (id: string, status: ShipmentStatus): boolean => {
      const now = byNow(id)
      return now !== undefined && wantedStatus(now.shown) === status
    },
    /** Takes the next step, if it is the one that was asked for. @returns what moved */
    advance: (id: string, status: ShipmentStatus): ShipmentAction | undefined => {
      const now = byNow(id)
      return now && wantedStatus(now.shown) === status
        ? move(id, advanceAction(now.shown), status)
        : undefined
    },
    /** Gives up what still can be, if it is what was asked about. @returns what moved */
    giveUp: (id: string, scope: ShipmentAction): ShipmentAction | undefined => {
      const now = byNow(id)
      const isPossible = now && canCancel(now.shipment) && cancelAction(now.shown) === scope
      return isPossible ? move(id, scope, 'DRIVER_CANCELED') : undefined
    },
    tellKey: (id: string, body: DeliveryKeyCheck, key: string): void =>
      queue.add({ key, trip: name, kind: 'key', subjectId: id, at: Date.now(), body }),
  }
}
