import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { isApiError } from '#api/api-error.ts'
import type { ShipmentType } from '#domain/routes/companion-routes.ts'
import { hasLostTrip } from '#domain/shipments/access.ts'
import { isListOver } from '#domain/shipments/stack.ts'
import { isTake, withSteps } from '#domain/shipments/steps.ts'
import { tripId } from '#domain/shipments/trip.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import { correctedTime } from '#platform/corrected-time.ts'
import { useVenue } from '#session/venue-context.tsx'
import { useRider } from './rider-context.ts'
import { isCarriedBy, tripQuery } from './trip-query.ts'
import { useLossNews } from './use-loss-news.ts'

export interface ShownTrip {
  /** As it will be once the steps that wait have arrived; undefined until anything is known. */
  trip?: Trip
  /** Steps of this trip that the server does not know yet. */
  pending: number
  /** The latest of them is on its way, and an answer is to be expected. */
  isSending: boolean
  /** The rider wants it, and the server has not said yet who won. */
  isTaking: boolean
  /** The rider has something of it to bring. */
  isCarried: boolean
  /** Another rider has it. */
  isLost: boolean
  isRefreshing: boolean
  failure?: 'not-found' | 'failed'
  /** When what is shown was true; 0 before the first answer. @units milliseconds since the epoch */
  knownAt: number
  refresh: () => void
}

/** The trip of a page with the steps on top that are not sent yet. */
export function useTrip(type: ShipmentType, id: string): ShownTrip {
  const work = useRider()
  const { rider, queue } = work
  const { alias } = useVenue()
  const { steps, isSending, isStalled } = useStore(queue.store)
  const { data, error, isFetching, isPaused, dataUpdatedAt, refetch } = useQuery({
    ...tripQuery(work, alias, type, id),
    refetchInterval: work.askMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const waiting = steps.filter(({ trip }) => trip === tripId(type, id))
  const pending = waiting.length
  const isTaking = waiting.some(isTake)
  useLossNews(data, isTaking)
  // A stack that the venue took apart has no shipments left: there is nothing to show.
  const isApart = data?.shipments.length === 0
  const trip = data && !isApart ? withSteps(data, steps) : undefined

  // When nothing of a list is left to do it is read again. @source delivery spec §4
  const isOver = data !== undefined && isListOver(data.shipments)
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch])

  const isGone =
    isApart || (isApiError(error) && (error.code === 'FORBIDDEN' || error.code === 'SHIPMENT_NOT_FOUND'))
  return {
    trip,
    pending,
    isSending: isSending && !isStalled && pending > 0,
    isTaking,
    isCarried: trip !== undefined && isCarriedBy(trip, rider.riderId),
    isLost: trip !== undefined && hasLostTrip(trip.shipments, rider.riderId),
    isRefreshing: isFetching && !isPaused,
    failure: isGone ? 'not-found' : error || (isPaused && !data) ? 'failed' : undefined,
    knownAt: dataUpdatedAt && correctedTime(dataUpdatedAt),
    refresh: () => void refetch(),
  }
}
