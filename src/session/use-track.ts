import { createContext, useCallback, useContext } from 'react'
import { orderingState } from '#domain/hours/ordering.ts'
import type { AnalyticsContext, AnalyticsEvent, AnalyticsEventName } from '#generated/models.ts'
import { useSession } from './session-context.tsx'
import type { Session } from './session.ts'
import { useVenue } from './venue-context.tsx'
import type { Venue } from './venue-context.tsx'

/** Takes an event of a visit; returns at once and never throws. */
export type RecordEvent = (event: AnalyticsEvent, sessionId: string) => void

const RecordContext = createContext<RecordEvent>(() => undefined)

/** The app says where events go; without it they go nowhere. */
export const RecordProvider = RecordContext.Provider

const TEXT_LIMIT = 60

/** Where the visit stands: added to every event, so that callers say only what is new. */
function eventOf(
  event: AnalyticsEventName,
  about: AnalyticsContext,
  venue: Venue,
  session: Session,
): AnalyticsEvent {
  const { branch, branchContact, modes } = venue
  const { source, campaignId } = session.visit.getState()
  const { modeId } = session.cart.getState().cart
  const mode = venue.mode ?? modes.find(({ id }) => id === modeId)
  return {
    event,
    context: {
      alias: venue.alias || undefined,
      branchId: branch?.id,
      branchContactId: branchContact?.id,
      orderModeId: mode?.id,
      orderModeType: mode?.type,
      source: source.slice(0, TEXT_LIMIT),
      campaignId: campaignId?.slice(0, TEXT_LIMIT),
      ...about,
    },
    impediments:
      branchContact && mode
        ? orderingState(branchContact, mode, session.clock.getState().now).impediments
        : [],
  }
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
  return useCallback(
    (event, about = {}) => {
      try {
        record(eventOf(event, about, venue, session), session.visitId.getState().id())
      } catch {
        // A venue whose data confuse the statistics is still a venue that sells.
      }
    },
    [record, session, venue],
  )
}
