import { fail, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { findNearby } from '../use-cases/guide/find-nearby.ts'

/** The guide of nearby venues. */
export function guideRoutes(services: Services) {
  return {
    async findNearbyVenues({ body }) {
      const found = await findNearby(services, body)
      if (found.kind === 'invalid') return fail('INVALID_REQUEST', { errors: found.errors })
      return { status: 200, body: found.answer }
    },
  } satisfies SomeHandlers
}
