import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { health } from '../use-cases/health.ts'

/** The state of the server. */
export function systemRoutes(services: Services): Handlers<'getHealth'> {
  return {
    async getHealth() {
      const state = await health(services)
      return state === undefined ? fail('UNAVAILABLE') : { status: 200, body: state }
    },
  }
}
