import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { readTracking } from '../use-cases/tracking/read-tracking.ts'

/** Following a delivery. */
export function trackingRoutes(services: Services): Handlers<'getTracking'> {
  return {
    async getTracking({ path, context }) {
      const info = await readTracking(services, path.alias, path.orderCode, context)
      return info === undefined ? fail('ORDER_NOT_FOUND') : { status: 200, body: info }
    },
  }
}
