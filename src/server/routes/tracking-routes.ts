import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { readTracking } from '../use-cases/tracking/read-tracking.ts'
import { rateGuard } from './rate-limits.ts'

/** Codes cannot be guessed, and nobody shall try. Tracking pages ask every 15 seconds when nothing is told. */
const LOOK_UPS = { perMinute: 600, burst: 300 }

/** Following a delivery. */
export function trackingRoutes(services: Services): Handlers<'getTracking'> {
  const guard = rateGuard(LOOK_UPS, services.config.rateLimits)
  return {
    async getTracking({ path, context }) {
      const refused = guard(context)
      if (refused !== undefined) return refused
      const info = await readTracking(services, path.alias, path.orderCode, context)
      return info === undefined ? fail('ORDER_NOT_FOUND') : { status: 200, body: info }
    },
  }
}
