import { LIVE_APP_KEY } from '#domain/order/live.ts'

import { fail, type SomeHandlers, DONE, replyOf } from '../contract/handlers.ts'
import { RETRY_AFTER_S } from '../errors.ts'
import type { Services } from '../services.ts'
import { health } from '../use-cases/health.ts'

/** The state of the server. */
export function systemRoutes(services: Services) {
  return {
    async getHealth() {
      const state = await health(services)
      // a device with a wrong clock uses this time
      const headers = { date: services.clock().toUTCString() }
      return state === undefined
        ? fail('UNAVAILABLE', { headers: { 'retry-after': RETRY_AFTER_S } })
        : { status: 200, body: state, headers }
    },

    async askHost({ query }) {
      const host = query.domain.toLowerCase()
      return replyOf((await services.places.isDeclared(host)) ? { host } : undefined)
    },

    getLiveness: () => DONE,

    getLiveSettings: () => replyOf(services.config.liveService?.sockets ?? { key: LIVE_APP_KEY }),

    /** Handles plain requests; upgrades never reach it. */
    openLiveUpdates({ path }) {
      if (path.key !== LIVE_APP_KEY) return fail('NOT_FOUND')
      return fail('INVALID_REQUEST', { detail: 'Open it as a WebSocket.' })
    },
  } satisfies SomeHandlers
}
