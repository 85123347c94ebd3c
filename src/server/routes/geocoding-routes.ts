import { fail, type SomeHandlers, replyOf } from '../contract/handlers.ts'
import { GeocoderUnreachable } from '../geocoding/contract.ts'
import type { Services } from '../services.ts'

const ROWS = 5

/** Geocoding by this server's adapter: browsers never call a vendor. */
export function geocodingRoutes(services: Services) {
  const { geocoding, log } = services
  const asked = async <T extends object>(found: Promise<T | undefined>) => {
    try {
      return replyOf(await found)
    } catch (error) {
      if (!(error instanceof GeocoderUnreachable)) throw error
      log.warn({ err: error }, 'the geocoder does not answer')
      return fail('PROVIDER_FAILED')
    }
  }
  return {
    searchAddress({ query }) {
      const countries = query.countrycodes?.split(',') ?? []
      return asked(geocoding.search.search({ text: query.q, countries, limit: query.limit ?? ROWS }))
    },

    suggestPlaces({ query }) {
      const { q: text, session, lat, lng } = query
      const countries = query.countrycodes?.split(',') ?? []
      const near = lat === undefined || lng === undefined ? undefined : { lat, lng }
      return asked(geocoding.finder.suggest({ text, countries, session, near }))
    },

    getPlaceDetails: ({ query }) => asked(geocoding.finder.lookUp(query.id, query.session)),
  } satisfies SomeHandlers
}
