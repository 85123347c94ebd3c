import { replyOf, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { findNearby } from '../use-cases/guide/find-nearby.ts'

/** The guide of nearby venues. */
export function guideRoutes(services: Services) {
  return {
    findNearbyVenues: async ({ body }) => replyOf(await findNearby(services, body)),
  } satisfies SomeHandlers
}
