import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { riderChannel, SHIPMENTS_CHANGED } from '#domain/shipments/live.ts'
import { useLiveTopic } from '#session/use-live-topic.ts'
import { readInTurns } from '#session/read-in-turns.ts'
import { useVenue } from '#session/venue-context.tsx'

/** Reads at once what the rider may take or carries when something of it has changed. @returns whether news arrives now */
export function useShipmentNews(riderId: string): boolean {
  const queryClient = useQueryClient()
  const { alias } = useVenue()
  const [read] = useState(() =>
    readInTurns(async () => {
      const shown = { queryKey: ['rider-shipments', alias], type: 'active' } as const
      const readAll = () => queryClient.refetchQueries(shown, { cancelRefetch: false })
      // a read that is under way may have begun before the news
      if (queryClient.isFetching(shown) > 0) await readAll()
      await readAll()
    }),
  )
  return useLiveTopic({
    channel: riderChannel(riderId),
    event: SHIPMENTS_CHANGED,
    onEvent: () => read(),
    onBegin: () => read(),
  })
}
