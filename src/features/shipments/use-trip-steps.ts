import { advanceAction, cancelAction, wantedStatus } from '#domain/shipments/action.ts'
import type { ShipmentAction, ShownShipment } from '#domain/shipments/action.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { DeliveryKeyCheck, Shipment, ShipmentStatus } from '#generated/models.ts'
import { randomKey } from '#platform/random-key.ts'
import { useRider } from './rider-context.ts'

export const shownOf = ({ stack, shipments }: Trip, shipment: Shipment): ShownShipment => ({
  shipment,
  ...(stack && { stack: { status: stack.status, shipments } }),
})

/** What a rider can do with a trip: each is a step that is stored and sent. */
export function useTripSteps(trip: Trip, shipment: Shipment) {
  const { rider, queue } = useRider()
  const { stack } = trip
  const move = (action: ShipmentAction, status: ShipmentStatus): void => {
    const isWhole = action !== 'single' && stack !== undefined
    const subjectId = isWhole ? stack.id : shipment.id
    queue.add({
      key: randomKey(),
      trip: trip.trip,
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
  }
  return {
    /** Takes the next step. @returns what moved to which status */
    advance: (): { action: ShipmentAction; status: ShipmentStatus } | undefined => {
      const shown = shownOf(trip, shipment)
      const status = wantedStatus(shown)
      if (status === undefined) return undefined
      const action = advanceAction(shown)
      move(action, status)
      return { action, status }
    },
    giveUp: (): ShipmentAction => {
      const action = cancelAction(shownOf(trip, shipment))
      move(action, 'DRIVER_CANCELED')
      return action
    },
    tellKey: (body: DeliveryKeyCheck, key: string): void =>
      queue.add({
        key,
        trip: trip.trip,
        kind: 'key',
        subjectId: shipment.id,
        at: Date.now(),
        body,
      }),
  }
}
