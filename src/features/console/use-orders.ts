import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { consoleCalls } from '#api/console-calls.ts'
import { isRecord } from '#domain/documents/is-record.ts'
import { VENUE_CHANGED } from '#domain/order/live.ts'
import type { ConsoleOrders } from '#generated/models.ts'
import { correctedTime, systemClock } from '#platform/clock.ts'
import { isText } from '#platform/storage.ts'
import { useLiveTopic } from '#session/use-live-topic.ts'
import { readSerially } from '#session/read-serially.ts'
import { useBranchContact } from '#session/page-context.ts'
import { lookDelay } from './look-delay.ts'
import { useRefusal } from './use-refusal.ts'
import { codesToRead, withOrders } from './with-orders.ts'

/**
 * The orders of the venue, by live updates and polling.
 * @param onRefused - called when the token is no longer valid
 */
export function useOrders(token: string, onRefused: () => void) {
  const { id } = useBranchContact()
  const queryClient = useQueryClient()
  const calls = consoleCalls(useApi().client, id, token)
  const [refresh] = useState(() =>
    readSerially(async (wanted) => {
      const { queryKey } = calls.orders
      const readAll = () => queryClient.refetchQueries({ queryKey }, { cancelRefetch: false })
      const known = () => queryClient.getQueryState<ConsoleOrders>(queryKey)
      // a pending read may have started before the change
      if (queryClient.isFetching({ queryKey }) > 0) await readAll()
      const codes = codesToRead(wanted, known()?.data)
      if (codes === undefined) return readAll()
      try {
        const answer = await calls.ordersOf(codes)
        // the board's age is the time when all orders were read
        const updatedAt = known()?.dataUpdatedAt
        queryClient.setQueryData(queryKey, (now) => now && withOrders(now, codes, answer), { updatedAt })
      } catch {
        // the query reports the error and retries
        await readAll()
      }
    }),
  )
  const isLive = useLiveTopic({
    channel: useQuery({ ...calls.orders, retry: false }).data?.liveChannel,
    event: VENUE_CHANGED,
    onEvent: (data) => void refresh(codeIn(data)),
    onBegin: () => void refresh(),
  })
  const query = useQuery({
    ...calls.orders,
    refetchInterval: ({ state }) => lookDelay(ageOf(state), isLive && state.status !== 'error'),
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
    /** When the data was current. @units milliseconds since the epoch */
    knownAt: correctedTime(query.dataUpdatedAt),
    /** Refetches one order, or all. */
    refresh,
  }
}

const ageOf = ({ dataUpdatedAt }: { dataUpdatedAt: number }): number =>
  systemClock.now() - correctedTime(dataUpdatedAt)

export type BoardOrders = ReturnType<typeof useOrders>

/** The order code in a message, which is untrusted input. */
const codeIn = (data: unknown): string | undefined =>
  isRecord(data) && isText(data.code) ? data.code : undefined
