import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '#api/api-context.tsx'
import type { AnalyticsContext, AnalyticsEventName, CartItem } from '#generated/models.ts'
import { onDemand } from '#platform/on-demand.ts'
import { usePage, useSession, useVenue } from './page-context.ts'

/** Builds the event; its code loads with the first event. */
export const eventCode = onDemand(() => import('./event-of.ts'))

/**
 * Records what the diner does: `track('ADD_ITEM', { referenceId, quantity })`. It never waits and never throws, because
 * no order may fail over a statistic. The code that builds events loads with the first one.
 * @source diner spec §7 "Events … Each carries context and impediments"
 */
export function useTrack(): (
  event: AnalyticsEventName,
  about?: AnalyticsContext,
  items?: readonly CartItem[],
) => void {
  const { record } = usePage()
  const session = useSession()
  const venue = useVenue()
  const { queries } = useApi()
  const queryClient = useQueryClient()
  return useCallback(
    (event, about = {}, items = []) => {
      const its = about.orderModeId ?? venue.mode?.id ?? session.cart.getState().modeId
      const { location } = session.diner.getState()
      const moment = {
        venue,
        visit: session.visit.getState(),
        mode: venue.modes.find(({ id }) => id === its),
        delivery:
          location &&
          queryClient.getQueryData(queries.deliveryInfo(venue.branchContact?.id ?? '', location).queryKey),
        now: session.clock.getState().now,
      }
      const sessionId = session.visitId.id()
      eventCode.fetch().then(
        ({ eventOf, afterwards }) =>
          afterwards(() => record?.(eventOf(event, about, moment), sessionId, items)),
        () => undefined,
      )
    },
    [record, session, venue, queries, queryClient],
  )
}
