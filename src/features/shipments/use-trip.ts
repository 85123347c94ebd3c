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
  /** As it will be once the steps that wait have arrived; undefined until anything is known. */
  view?: RideView
  isRefreshing: boolean
  failure?: 'not-found' | 'offline' | 'failed'
  /** When what is shown was true; 0 before the first answer. @units milliseconds since the epoch */
  knownAt: number
  refresh: () => void
}

/** Nobody answered, or a network's own sign-in page. */
const NO_NETWORK: readonly string[] = ['NETWORK', 'UNREADABLE']

/** The trip of a page, read again and again. */
export function useTrip(type: ShipmentType, id: string): ShownTrip {
  const { calls, ride, askMs } = useRider()
  const { alias } = useVenue()
  const state = useStore(ride.store)
  const name = tripId(type, id)
  const { error, isFetching, isPaused, refetch } = useQuery({
    queryKey: ['rider-shipments', alias, 'trip', name],
    // the ride holds what was read, with the steps on top; until then what is known of it
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
    // a stack that the venue took apart
    trip?.shipments.length === 0 ||
    (isApiError(error) && (error.code === 'FORBIDDEN' || error.code === 'SHIPMENT_NOT_FOUND'))
  // in a dead zone the second try waits for the network
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
