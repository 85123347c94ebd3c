import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#api/api-context.tsx'
import { orderQuery } from '#api/order-queries.ts'
import { ORDER_CHANGED, orderChannel } from '#domain/order/live.ts'
import { isFinal } from '#domain/order/status.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { correctedTime } from '#platform/clock.ts'
import { useLiveTopic } from '#session/use-live-topic.ts'
import { pollDelay } from '#session/poll-delay.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { useOnline } from '#session/use-online.ts'
import { signInOf } from '#session/sign-in-store.ts'
import type { FollowUpData } from './follow-up.screen.ts'

function useOrderQuery() {
  const { code } = useBlockData<FollowUpData>()
  const { alias } = useVenue()
  return orderQuery(useApi().client, alias, code)
}

/** The order of the page; undefined while it loads. {@link useLiveOrder} updates it. */
export function useOrder(): OrderFollowUp | undefined {
  return useQuery({ ...useOrderQuery(), refetchOnMount: false, refetchOnReconnect: false }).data
}

export interface LiveOrder {
  order?: OrderFollowUp
  /** Why the data may be outdated. */
  trouble?: 'offline' | 'failed'
  /** When the data was current. @units milliseconds since the epoch */
  knownAt: number
}

/** The order while it may still change: live updates, polling, and a refetch when the page becomes visible. */
export function useLiveOrder(): LiveOrder {
  const query = useOrderQuery()
  const queryClient = useQueryClient()
  const known = useOrder()
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: query.queryKey })
  const isLive = useLiveTopic({
    channel: known && !isFinal(known.status) ? orderChannel(known.code) : undefined,
    event: ORDER_CHANGED,
    onEvent: readAgain,
    onBegin: readAgain,
  })
  useReader(query.queryKey)
  const { data, dataUpdatedAt, isRefetchError } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      pollDelay({
        isOver: state.data !== undefined && isFinal(state.data.status),
        hasFailed: state.status === 'error',
        isLive,
        answeredAt: state.dataUpdatedAt,
        failedAt: state.errorUpdatedAt,
      }),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const isOnline = useOnline()
  const trouble = !isOnline ? 'offline' : isRefetchError ? 'failed' : undefined
  return { order: data, trouble, knownAt: correctedTime(dataUpdatedAt) }
}

/**
 * A sign-in or sign-out in any tab changes how much of the order may be shown; after a sign-out nothing is shown until
 * it is refetched.
 */
function useReader(queryKey: QueryKey): void {
  const session = useSession()
  const queryClient = useQueryClient()
  const follow = useEffectEvent((isSignedOut: boolean) =>
    isSignedOut ? queryClient.resetQueries({ queryKey }) : queryClient.invalidateQueries({ queryKey }),
  )
  useEffect(
    () => signInOf(session).subscribe(({ phones }) => void follow(Object.keys(phones).length === 0)),
    [session],
  )
}

/** Refetches the order. @returns undefined when no answer came */
export function useRefreshOrder(): () => Promise<OrderFollowUp | undefined> {
  const { refetch } = useQuery({ ...useOrderQuery(), refetchOnMount: false, refetchOnReconnect: false })
  return () => refetch().then(({ isSuccess, data }) => (isSuccess ? data : undefined))
}
