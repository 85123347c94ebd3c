import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { isCarriedBy } from '#domain/shipments/ride.ts'
import { tripId } from '#domain/shipments/trip.ts'
import { useVenue } from '#session/page-context.ts'
import { useRider } from './rider-context.ts'

/** On a page that shows no trip the device goes back to what it keeps of the one that is carried. */
export function useRecalled(): void {
  const { ride } = useRider()
  useEffect(() => ride.recall(), [ride])
}

interface Carried {
  /** Where its page is; undefined when nothing is carried, or nobody knows. */
  path: string | undefined
  /** `failed`: the server does not answer, so this is what the device knows. */
  answer: 'pending' | 'told' | 'failed'
  askAgain: () => void
}

/**
 * What the rider carries now: by the server, or by what this device has learned since.
 * @param isWanted - without it nothing is asked
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
    answer: isError || (isPending && isPaused) ? 'failed' : isPending ? 'pending' : 'told',
    askAgain: () => void refetch(),
  }
}
