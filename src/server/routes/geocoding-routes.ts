import { fail, type Failure, type SomeHandlers } from '../contract/handlers.ts'
import { GeocoderUnreachable } from '../geocoding/contract.ts'
import type { Services } from '../services.ts'

const ROWS = 5

/** Addresses to points, by whatever stands behind this server: no browser asks a vendor. */
export function geocodingRoutes(services: Services) {
  const { geocoding, log } = services
  const failed = (error: unknown): Failure => {
    if (!(error instanceof GeocoderUnreachable)) throw error
    log.warn({ err: error }, 'the geocoder does not answer')
    return fail('PROVIDER_FAILED')
  }
  return {
    async searchAddress({ query }) {
      const countries = query.countrycodes?.split(',') ?? []
      try {
        const body = await geocoding.search.search({ text: query.q, countries, limit: query.limit ?? ROWS })
        return { status: 200, body }
      } catch (error) {
        return failed(error)
      }
    },

    async suggestPlaces({ query }) {
      const { q: text, session, lat, lng } = query
      const countries = query.countrycodes?.split(',') ?? []
      const near = lat === undefined || lng === undefined ? undefined : { lat, lng }
      try {
        return { status: 200, body: await geocoding.finder.suggest({ text, countries, session, near }) }
      } catch (error) {
        return failed(error)
      }
    },

    async getPlaceDetails({ query }) {
      try {
        const body = await geocoding.finder.lookUp(query.id, query.session)
        return body === undefined ? fail('NOT_FOUND') : { status: 200, body }
      } catch (error) {
        return failed(error)
      }
    },
  } satisfies SomeHandlers
}
