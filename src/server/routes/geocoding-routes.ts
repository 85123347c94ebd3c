import { fail } from '../contract/handlers.ts'
import type { Failure, Handlers } from '../contract/handlers.ts'
import { GeocoderUnreachable } from '../geocoding/contract.ts'
import type { Services } from '../services.ts'
import { rateGuard } from './rate-limits.ts'

/** Type-ahead with a pause of half a second asks twice a second at most. */
const GEOCODING = { perMinute: 180, burst: 30 }
const ROWS = 5

/** Addresses to points, by whatever stands behind this server: no browser asks a vendor. */
export function geocodingRoutes(
  services: Services,
): Handlers<'searchAddress' | 'suggestPlaces' | 'getPlaceDetails'> {
  const { config, geocoding, log } = services
  const guard = rateGuard(GEOCODING, config.rateLimits)
  const failed = (error: unknown): Failure => {
    if (!(error instanceof GeocoderUnreachable)) throw error
    log.warn({ err: error }, 'the geocoder does not answer')
    return fail('PROVIDER_FAILED')
  }
  return {
    async searchAddress({ query, context }) {
      const refused = guard(context)
      if (refused !== undefined) return refused
      const countries = query.countrycodes?.split(',') ?? []
      try {
        const body = await geocoding.search.search({ text: query.q, countries, limit: query.limit ?? ROWS })
        return { status: 200, body }
      } catch (error) {
        return failed(error)
      }
    },

    async suggestPlaces({ query, context }) {
      const refused = guard(context)
      if (refused !== undefined) return refused
      const { q: text, session, lat, lng } = query
      const countries = query.countrycodes?.split(',') ?? []
      const near = lat === undefined || lng === undefined ? undefined : { lat, lng }
      try {
        return { status: 200, body: await geocoding.finder.suggest({ text, countries, session, near }) }
      } catch (error) {
        return failed(error)
      }
    },

    async getPlaceDetails({ query, context }) {
      const refused = guard(context)
      if (refused !== undefined) return refused
      try {
        const body = await geocoding.finder.lookUp(query.id, query.session)
        return body === undefined ? fail('NOT_FOUND') : { status: 200, body }
      } catch (error) {
        return failed(error)
      }
    },
  }
}
