import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { isCarriedBy } from '#domain/shipments/ride.ts'
import { tripId } from '#domain/shipments/trip.ts'
import { useVenue } from '#session/page-context.ts'
import { useRider } from './rider-context.ts'

/** On a page without a trip, restores the stored trip in progress. */
export function useRecalled(): void {
  const { ride } = useRider()
  useEffect(() => ride.recall(), [ride])
}

interface Carried {
  /** Path of its page; undefined when there is none, or it is unknown. */
  path: string | undefined
  /** `failed`: the server does not answer, so this is the device's own knowledge. */
  answer: 'pending' | 'known' | 'failed'
  askAgain: () => void
}

/**
 * The rider's shipment in progress, from the server or newer local state.
 * @param isWanted - false sends no request
 */
export function useCarried(isWanted = true): Carried {
  const { calls, ride, rider } = useRider()
  const { alias } = useVenue()
  const { data, dataUpdatedAt, isPending, isPaused, isError, refetch } = useQuery({
    queryKey: ['rider-shipments', alias, 'in-progress'],
    queryFn: async (): Promise<string | null> => {
      const shipment = await calls.inProgress()
      if (shipment === undefined) return null
      return shipment.stackId === undefined
        ? tripId('simple', shipment.id)
        : tripId('stack', shipment.stackId)
    },
    staleTime: 0,
    enabled: isWanted,
  })
  const own = useStore(ride.store, ({ trip, knownAt }) =>
    trip && knownAt > dataUpdatedAt && isCarriedBy(trip, rider.riderId) ? trip.trip : undefined,
  )
  const [type, id] = (own ?? data)?.split('/') ?? []
  return {
    path:
      (type === 'simple' || type === 'stack') && id !== undefined
        ? companionPaths.shipment(alias, type, id)
        : undefined,
    answer: isError || (isPending && isPaused) ? 'failed' : isPending ? 'pending' : 'known',
    askAgain: () => void refetch(),
  }
}
