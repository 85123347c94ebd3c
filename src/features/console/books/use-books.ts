import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { isApiError } from '#api/client.ts'
import { consoleCalls, type BookDaysAsked } from '#api/console-calls.ts'
import { correctedTime } from '#platform/clock.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useRefusal } from '../use-refusal.ts'

/** While somebody looks, the day goes on. */
const ASK_MS = 60_000

/**
 * The books of some days. What was shown stays until the next is there.
 * @param onRefused - called when the token opens nothing any more
 */
export function useBooks(token: string, days: BookDaysAsked, offset: number, onRefused: () => void) {
  const { id } = useBranchContact()
  const calls = consoleCalls(useApi().client, id, token)
  const query = useQuery({
    ...calls.books(days, offset),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  })
  useRefusal(query.error, onRefused)
  return {
    calls,
    data: query.data,
    isWaiting: query.isPlaceholderData,
    hasFailed: query.isError,
    isForbidden: isApiError(query.error) && query.error.code === 'FORBIDDEN',
    /** When what is shown was true. @units milliseconds since the epoch */
    knownAt: correctedTime(query.dataUpdatedAt),
    refresh: () => void query.refetch(),
  }
}
