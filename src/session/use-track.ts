import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext } from 'react'
import { useApi } from '#api/api-context.tsx'
import type {
  AnalyticsContext,
  AnalyticsEvent,
  AnalyticsEventName,
  BranchContact,
  CartItem,
  DeliveryInfo,
  OrderMode,
} from '#generated/models.ts'
import { useSession } from './session-context.tsx'
import type { Session } from './session.ts'
import { useVenue } from './venue-context.tsx'
import type { Venue } from './venue-context.tsx'

/** Takes an event of a visit, with the cart of that moment; returns at once and never throws. */
export type RecordEvent = (event: AnalyticsEvent, sessionId: string, items: readonly CartItem[]) => void

const RecordContext = createContext<RecordEvent>(() => undefined)

/** The app says where events go; without it they go nowhere. */
export const RecordProvider = RecordContext.Provider

const TEXT_LIMIT = 60

type Impediments = AnalyticsEvent['impediments']

/** Where the visit stands: added to every event, so that callers say only what is new. */
function eventOf(
  event: AnalyticsEventName,
  about: AnalyticsContext,
  { alias, branch, branchContact }: Venue,
  session: Session,
  mode: OrderMode | undefined,
): Omit<AnalyticsEvent, 'impediments'> {
  const { source, campaignId } = session.visit.getState()
  return {
    event,
    context: {
      alias: alias || undefined,
      branchId: branch?.id,
      branchContactId: branchContact?.id,
      orderModeId: mode?.id,
      orderModeType: mode?.type,
      source: source.slice(0, TEXT_LIMIT),
      campaignId: campaignId?.slice(0, TEXT_LIMIT),
      ...about,
    },
  }
}

/** What keeps the diner from buying at a moment; the code that knows comes with the first event. */
async function impedimentsAt(
  now: number,
  venue: BranchContact | undefined,
  mode: OrderMode | undefined,
  delivery: DeliveryInfo | undefined,
): Promise<Impediments> {
  if (!venue || !mode) return []
  const { orderingState } = await import('#domain/hours/ordering.ts')
  return orderingState(venue, mode, now, delivery).impediments
}

/**
 * Records what the diner does: `track('ADD_ITEM', { referenceId, quantity })`. It never waits and never throws,
 * because no order may fail over a statistic.
 *
 * @source diner spec §7 "Events … Each carries context and impediments"
 */
export function useTrack(): (event: AnalyticsEventName, about?: AnalyticsContext) => void {
  const record = useContext(RecordContext)
  const session = useSession()
  const venue = useVenue()
  const { queries } = useApi()
  const queryClient = useQueryClient()
  return useCallback(
    (event, about = {}) => {
      const { branchContact, modes } = venue
      const { modeId, items } = session.cart.getState().cart
      const its = about.orderModeId ?? venue.mode?.id ?? modeId
      const mode = modes.find(({ id }) => id === its)
      const { location } = session.location.getState()
      // What is known already; nothing is asked for a statistic.
      const delivery =
        location && queryClient.getQueryData(queries.deliveryInfo(branchContact?.id ?? '', location).queryKey)
      const told = eventOf(event, about, venue, session, mode)
      const sessionId = session.visitId.getState().id()
      impedimentsAt(session.clock.getState().now, branchContact, mode, delivery).then(
        (impediments) => record({ ...told, impediments }, sessionId, items),
        // A venue whose data confuse the statistics is still a venue that sells.
        () => undefined,
      )
    },
    [record, session, venue, queries, queryClient],
  )
}
