import type { ShipmentType } from '#domain/routes/companion-routes.ts'
import { isCarried } from '#domain/shipments/transitions.ts'
import { tripId } from '#domain/shipments/trip.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { RiderTripStore } from '#session/rider-trip.ts'
import type { RiderWork } from './rider-context.ts'

/** What the trip of a page is known under, with everything else a rider reads. @param trip - 'simple/{id}' or 'stack/{id}' */
export const tripQueryKey = (alias: string, trip: string) => ['rider-shipments', alias, 'trip', trip] as const

/** Whether the rider has something of a trip to bring. */
export const isCarriedBy = ({ shipments }: Trip, riderId: string): boolean =>
  shipments.some((shipment) => shipment.rider?.riderId === riderId && isCarried(shipment))

/** Keeps a trip on the device as long as there is something of it to bring. */
export function keepTrip(kept: RiderTripStore, trip: Trip, riderId: string): void {
  if (isCarriedBy(trip, riderId)) kept.keep(trip, Date.now())
  else if (kept.read()?.trip === trip.trip) kept.forget()
}

/** One trip: from the server, kept on the device as long as it is carried; at first what was kept. */
export function tripQuery({ calls, kept, rider }: RiderWork, alias: string, type: ShipmentType, id: string) {
  const own = () => {
    const trip = kept.read()
    return trip?.trip === tripId(type, id) ? trip : undefined
  }
  return {
    queryKey: tripQueryKey(alias, tripId(type, id)),
    queryFn: async (): Promise<Trip> => {
      const trip = await calls.trip(type, id)
      keepTrip(kept, trip, rider.riderId)
      return trip
    },
    initialData: (): Trip | undefined => own(),
    initialDataUpdatedAt: () => own()?.knownAt,
    staleTime: 0,
  }
}
