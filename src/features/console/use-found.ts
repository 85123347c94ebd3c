import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import type { ConsoleOrder } from '#generated/models.ts'
import { useDebounced } from '#session/use-debounced.ts'

/** A single letter would match almost everybody. @source schemas/paths/console.yaml adminListOpenOrders */
const LEAST_TYPED = 2

/** The search text and the matching orders of the venue, ended ones included. */
export function useFound(calls: ConsoleCalls) {
  const [text, setText] = useState('')
  const asked = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const isSearching = text.trim().length >= LEAST_TYPED
  const query = useQuery({
    ...calls.found(asked),
    enabled: isSearching && asked.length >= LEAST_TYPED,
    retry: false,
  })
  const isSettled = asked === text.trim()
  const orders: readonly ConsoleOrder[] = (isSearching && isSettled && query.data?.orders) || []
  return {
    text,
    setText,
    isSearching,
    orders,
    isLoading: !isSettled || query.isPending,
    hasFailed: isSettled && query.isError,
    retry: query.refetch,
  }
}

export type Found = ReturnType<typeof useFound>
