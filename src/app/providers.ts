import { eventListeners } from '#providers/analytics/contract.ts'
import type { AnalyticsProvider } from '#providers/analytics/contract.ts'
import { embeddedAnalytics } from '#providers/analytics/embedded/embedded.ts'
import type { AskGeocoder, Geocoder } from '#providers/geocoding/contract.ts'
import type { Maps } from '#providers/maps/contract.ts'
import { leafletMaps } from '#providers/maps/leaflet/leaflet-map.ts'
import type { CountryCode, MapProvider } from '#generated/models.ts'
import type { MessagingProvider } from '#providers/messaging/contract.ts'
import { waMe } from '#providers/messaging/wa-me/wa-me.ts'

type MakeGeocoder = (ask: AskGeocoder, country: CountryCode | undefined) => Geocoder

/** What stands behind each port of the interface. Another provider is a folder and a line here. */
export const messaging: MessagingProvider = waMe
const embedded = embeddedAnalytics((path, init) => fetch(path, init))
export const analytics: AnalyticsProvider = {
  id: embedded.id,
  record: (event, sessionId) => {
    embedded.record(event, sessionId)
    for (const hear of eventListeners) hear(event, sessionId)
  },
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
