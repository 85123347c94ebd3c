import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#api/client.ts'
import { RIDER_PAGE_SIZE } from '#domain/defaults.ts'
import { tripOfShipment, tripOfStack, type Trip } from '#domain/shipments/trip.ts'
import { systemClock, correctedTime } from '#platform/clock.ts'
import { useVenue } from '#session/page-context.ts'
import { useRider } from './rider-context.ts'

/** Polled while the page is visible. */
const FRESH = {
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  staleTime: 0,
} as const

interface OpenShipments {
  trips: readonly Trip[]
  hasMore: boolean
  isLoading: boolean
  /** more pages of the list are loading */
  isIncomplete: boolean
  isRefreshing: boolean
  failure?: 'forbidden' | 'failed'
  /** When the data was current; 0 before the first answer. @units milliseconds since the epoch */
  knownAt: number
  loadMore: () => void
  refresh: () => void
}

/** Open stacks and single shipments, oldest first. @source delivery spec §7 */
export function useOpenShipments(): OpenShipments {
  const { calls, rider, askMs } = useRider()
  const { alias } = useVenue()
  const [pages, setPages] = useState(1)
  const stacks = useQuery({
    queryKey: ['rider-shipments', alias, 'stacks'],
    queryFn: calls.openStacks,
    ...FRESH,
    refetchInterval: askMs,
  })
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      queryKey: ['rider-shipments', alias, 'simple', page],
      queryFn: () => calls.openShipments(rider.branchContact, page, systemClock.now()),
      ...FRESH,
      refetchInterval: askMs,
    })),
  })
  const all = [stacks, ...answers]
  const isAwaited = ({ isPending, isPaused, isError }: (typeof all)[number]) =>
    isPending && !isPaused && !isError
  const isIncomplete = all.some(isAwaited)
  const first = all.slice(0, 2)
  const simple = answers.flatMap(({ data }) => data ?? [])
  const byId = new Map(
    [...(stacks.data ?? []).map(tripOfStack), ...simple.map(tripOfShipment)].map((trip) => [trip.trip, trip]),
  )
  const errors = all.flatMap(({ error }) => error ?? [])
  // without a network the retry is paused: the list is unknown then, not empty
  const hasFailed = errors.length > 0 || all.some(({ isPending, isPaused }) => isPending && isPaused)
  const isForbidden = errors.some((error) => isApiError(error) && error.code === 'FORBIDDEN')
  const shown = all.filter((one) => first.includes(one) || !one.isPending)
  const answeredAt = Math.min(...shown.map(({ dataUpdatedAt }) => dataUpdatedAt))
  return {
    trips: [...byId.values()],
    // the button stays in place while it is pressed
    hasMore: isIncomplete || answers.at(-1)?.data?.length === RIDER_PAGE_SIZE,
    isLoading: first.some(isAwaited),
    isIncomplete,
    isRefreshing: all.some(({ isFetching }) => isFetching),
    failure: isForbidden ? 'forbidden' : hasFailed ? 'failed' : undefined,
    knownAt: answeredAt && correctedTime(answeredAt),
    loadMore: () => setPages(pages + 1),
    refresh: () => all.forEach(({ refetch }) => void refetch()),
  }
}
