import { embeddedAnalytics } from '#providers/analytics/embedded/embedded.ts'
import { eventListeners } from '#session/event-listeners.ts'
import type { LiveUpdates } from '#providers/live-updates/contract.ts'
import { pusher } from '#providers/live-updates/pusher/pusher.ts'
import type { Maps } from '#providers/maps/contract.ts'
import { leafletMaps } from '#providers/maps/leaflet/leaflet-map.ts'
import type { MessagingProvider } from '#providers/messaging/contract.ts'
import { waMe } from '#providers/messaging/wa-me/wa-me.ts'
import type { RecordEvent } from '#session/page-context.ts'

/** The provider behind each port of the interface. Another provider is a folder and a line here. */
export const messaging: MessagingProvider = waMe
const embedded = embeddedAnalytics((path, init) => fetch(path, init))
/** Sends an event of the visit and passes it to this page's listeners. */
export const recordEvent: RecordEvent = (event, sessionId, items) => {
  embedded.record(event, sessionId)
  eventListeners.publish(event, sessionId, items)
}
export const liveUpdates: LiveUpdates = pusher
export const maps: Maps = leafletMaps
