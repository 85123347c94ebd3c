import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { findNearby } from '../use-cases/guide/find-nearby.ts'
import { rateGuard } from './rate-limits.ts'

/** A person types a search and turns pages; who copies the guide is slower for it. */
const SEARCHES = { perMinute: 120, burst: 60 }

/** The guide of nearby venues. */
export function guideRoutes(services: Services): Handlers<'findNearbyVenues'> {
  const guard = rateGuard(SEARCHES, services.config.rateLimits)
  return {
    async findNearbyVenues({ body, context }) {
      const refused = guard(context)
      if (refused !== undefined) return refused
      const found = await findNearby(services, body)
      if (found.kind === 'invalid') return fail('INVALID_REQUEST', { errors: found.errors })
      return { status: 200, body: found.answer }
    },
  }
}
