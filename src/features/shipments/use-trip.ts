import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { isApiError } from '#api/client.ts'
import type { ShipmentType } from '#domain/routes/companion-routes.ts'
import { viewOf, type RideView } from '#domain/shipments/ride.ts'
import { tripId } from '#domain/shipments/trip.ts'
import { correctedTime } from '#platform/clock.ts'
import { useVenue } from '#session/page-context.ts'
import { useRider } from './rider-context.ts'

export interface ShownTrip {
  /** State after all pending steps have been sent; undefined while unknown. */
  view?: RideView
  isRefreshing: boolean
  failure?: 'not-found' | 'offline' | 'failed'
  /** When the data was current; 0 before the first answer. @units milliseconds since the epoch */
  knownAt: number
  refresh: () => void
}

/** No answer, or the page of a captive portal. */
const NO_NETWORK: readonly string[] = ['NETWORK', 'UNREADABLE']

/** The trip of a page, polled. */
export function useTrip(type: ShipmentType, id: string): ShownTrip {
  const { calls, ride, askMs } = useRider()
  const { alias } = useVenue()
  const state = useStore(ride.store)
  const name = tripId(type, id)
  const { error, isFetching, isPaused, refetch } = useQuery({
    queryKey: ['rider-shipments', alias, 'trip', name],
    // the ride holds the answer with pending steps applied; before the first answer, its stored state
    queryFn: ({ signal }) => {
      ride.recall(name)
      return ride.read(() => calls.trip(type, id), signal).then(() => name)
    },
    staleTime: 0,
    refetchInterval: askMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const trip = state.trip?.trip === name ? state.trip : undefined

  const isGone =
    // the venue dissolved the stack
    trip?.shipments.length === 0 ||
    (isApiError(error) && (error.code === 'FORBIDDEN' || error.code === 'SHIPMENT_NOT_FOUND'))
  // without a network the retry is paused
  const hasNoNetwork =
    (isPaused && (error || !trip)) || (isApiError(error) && NO_NETWORK.includes(error.code))
  return {
    view: trip && viewOf(state),
    isRefreshing: isFetching && !isPaused,
    failure: isGone ? 'not-found' : hasNoNetwork ? 'offline' : error ? 'failed' : undefined,
    knownAt: state.knownAt && correctedTime(state.knownAt),
    refresh: () => void refetch(),
  }
}
