import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { consoleCalls } from '#api/console-calls.ts'
import { VENUE_CHANGED } from '#domain/order/live.ts'
import { correctedTime } from '#platform/clock.ts'
import { useLiveTopic } from '#session/use-live-topic.ts'
import { readInTurns } from '#session/read-in-turns.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useRefusal } from './use-refusal.ts'
import { withOrders } from './with-orders.ts'

/** While nobody tells of news, and as a second look while somebody does. */
const ASK_MS = 10_000
const LIVE_MS = 60_000

/**
 * The orders of the venue: told as they change, asked for now and then.
 * @param onRefused - called when the token opens nothing any more
 */
export function useOrders(token: string, onRefused: () => void) {
  const { id } = useBranchContact()
  const queryClient = useQueryClient()
  const calls = consoleCalls(useApi().client, id, token)
  const [refresh] = useState(() =>
    readInTurns(async (wanted) => {
      const { queryKey } = calls.orders
      const readAll = () => queryClient.refetchQueries({ queryKey }, { cancelRefetch: false })
      // a read that is under way may have begun before the news
      if (queryClient.isFetching({ queryKey }) > 0) await readAll()
      if (wanted === 'all') return readAll()
      try {
        const answer = await calls.ordersOf(wanted)
        queryClient.setQueryData(queryKey, (known) => known && withOrders(known, wanted, answer))
      } catch {
        // the query says what is wrong, and tries again
        await readAll()
      }
    }),
  )
  const isLive = useLiveTopic({
    channel: useQuery({ ...calls.orders, retry: false }).data?.liveChannel,
    event: VENUE_CHANGED,
    onEvent: (data) => refresh(codeIn(data)),
    onBegin: refresh,
  })
  const query = useQuery({
    ...calls.orders,
    refetchInterval: ({ state }) => (isLive && state.status !== 'error' ? LIVE_MS : ASK_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  })
  useRefusal(query.error, onRefused)
  return {
    calls,
    data: query.data,
    hasFailed: query.isError,
    /** When what is shown was true. @units milliseconds since the epoch */
    knownAt: correctedTime(query.dataUpdatedAt),
    /** Reads an order again, or everything. */
    refresh,
  }
}

export type BoardOrders = ReturnType<typeof useOrders>

/** The order that a message names; it came from outside. */
function codeIn(data: unknown): string | undefined {
  const code: unknown = typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined
  return typeof code === 'string' ? code : undefined
}
