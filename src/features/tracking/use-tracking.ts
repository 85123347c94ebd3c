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
  /** Nothing more will happen. */
  isOver: boolean
  /** Why what is shown may be old. */
  trouble?: 'offline' | 'failed'
  /** When what is shown was true. @units milliseconds since the epoch */
  knownAt: number
  /** Asks now. @returns whether an answer came */
  refresh: () => Promise<boolean>
}

/** A delivery as long as something may happen to it: told as it happens, asked for now and then and on coming back. */
export function useTracking(code: string): Tracking {
  const { alias } = useVenue()
  const query = trackingQuery(useApi().client, alias, code)
  const queryClient = useQueryClient()
  const known = useQuery({ ...query, refetchOnMount: false, refetchOnReconnect: false }).data
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: query.queryKey })
  const isLive = useLiveTracking(known, {
    onTold: (told) => {
      queryClient.setQueryData(query.queryKey, (shown) => (shown ? applyUpdate(shown, told) : told))
      // who has taken it, a message does not say
      if (told.rider !== undefined && known?.rider === undefined) askAgain()
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
    // asked again soon in any case: that nothing came is told meanwhile
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

/** A rider who gave up is no end: the order may get another shipment. */
const isAtEnd = ({ status }: TrackingInfo): boolean => isFinished({ status }) && status !== 'DRIVER_CANCELED'
