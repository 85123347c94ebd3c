import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { trackingQuery } from '#api/tracking-queries.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { applyUpdate } from '#domain/tracking/apply-update.ts'
import type { TrackingInfo } from '#generated/models.ts'
import { correctedTime } from '#platform/clock.ts'
import { pollDelay } from '#session/poll-delay.ts'
import { useVenue } from '#session/page-context.ts'
import { useOnline } from '#session/use-online.ts'
import { useLiveTracking } from './use-live-tracking.ts'

export interface Tracking {
  info?: TrackingInfo
  isLive: boolean
  /** No more changes follow. */
  isOver: boolean
  /** Why the data may be outdated. */
  trouble?: 'offline' | 'failed'
  /** When the data was current. @units milliseconds since the epoch */
  knownAt: number
  /** Refetches. @returns whether an answer arrived */
  refresh: () => Promise<boolean>
}

/** A delivery while it may still change: live updates, polling, and a refetch when the page becomes visible. */
export function useTracking(code: string): Tracking {
  const { alias } = useVenue()
  const query = trackingQuery(useApi().client, alias, code)
  const queryClient = useQueryClient()
  const known = useQuery({ ...query, refetchOnMount: false, refetchOnReconnect: false }).data
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: query.queryKey })
  const isLive = useLiveTracking(known, {
    onUpdate: (update) => {
      queryClient.setQueryData(query.queryKey, (shown) => (shown ? applyUpdate(shown, update) : update))
      // a message does not say who the rider is
      if (update.rider !== undefined && known?.rider === undefined) askAgain()
    },
    onDoubt: askAgain,
  })
  const { data, dataUpdatedAt, isRefetchError, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      pollDelay({
        isOver: state.data !== undefined && isAtEnd(state.data),
        hasFailed: state.status === 'error',
        isLive,
        answeredAt: state.dataUpdatedAt,
        failedAt: state.errorUpdatedAt,
      }),
    // polled again soon anyway: a failure is shown at once
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const isOnline = useOnline()
  return {
    info: data,
    isLive,
    isOver: data !== undefined && isAtEnd(data),
    trouble: data === undefined ? undefined : !isOnline ? 'offline' : isRefetchError ? 'failed' : undefined,
    knownAt: correctedTime(dataUpdatedAt),
    refresh: () => refetch().then(({ isSuccess }) => isSuccess),
  }
}

/** A rider who gave up does not end it: the order may get another shipment. */
const isAtEnd = ({ status }: TrackingInfo): boolean => isFinished({ status }) && status !== 'DRIVER_CANCELED'
