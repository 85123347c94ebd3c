import { eventListeners } from '#providers/analytics/contract.ts'
import { embeddedAnalytics } from '#providers/analytics/embedded/embedded.ts'
import type { AskGeocoder, Geocoder } from '#providers/geocoding/contract.ts'
import type { Maps } from '#providers/maps/contract.ts'
import { leafletMaps } from '#providers/maps/leaflet/leaflet-map.ts'
import type { CountryCode, MapProvider } from '#generated/models.ts'
import type { MessagingProvider } from '#providers/messaging/contract.ts'
import { waMe } from '#providers/messaging/wa-me/wa-me.ts'
import type { RecordEvent } from '#session/use-track.ts'

type MakeGeocoder = (ask: AskGeocoder, country: CountryCode | undefined) => Geocoder

/** What stands behind each port of the interface. Another provider is a folder and a line here. */
export const messaging: MessagingProvider = waMe
const embedded = embeddedAnalytics((path, init) => fetch(path, init))
/** Posts an event of the visit, and lets this page's listeners hear it. */
export const recordEvent: RecordEvent = (event, sessionId, items) => {
  embedded.record(event, sessionId)
  for (const hear of eventListeners) hear(event, sessionId, items)
}
export const maps: Maps = leafletMaps
/** By the branch's map provider; one without an adapter is served by the open one. */
export const geocoders: { OPEN_MAP: MakeGeocoder } & Partial<Record<MapProvider, MakeGeocoder>> = {
  OPEN_MAP: (ask, country) =>
    onUse('embedded', async () => {
      const { embeddedGeocoder } = await import('#providers/geocoding/embedded/embedded-geocoder.ts')
      return embeddedGeocoder(ask, country)
    }),
}

/** A geocoder whose code comes with the first search. */
const onUse = (id: string, load: () => Promise<Geocoder>): Geocoder => ({
  id,
  suggest: async (text) => (await load()).suggest(text),
  lookUp: async (suggestion) => (await load()).lookUp(suggestion),
})
