import { EMPTY_LOYALTY_PROGRAM } from '../use-cases/loyalty.ts'
import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { health } from '../use-cases/health.ts'

/** The loyalty programme as far as it is shown, and the state of the server. */
export function systemRoutes(services: Services): Handlers<'getHealth' | 'getLoyaltyProgram'> {
  return {
    async getHealth() {
      const state = await health(services)
      return state === undefined ? fail('UNAVAILABLE') : { status: 200, body: state }
    },

    async getLoyaltyProgram({ path }) {
      const branch = await services.catalog.findBranch(path.id)
      if (branch === undefined) return fail('BRANCH_NOT_FOUND')
      return { status: 200, body: branch.settings.loyaltyProgram ?? EMPTY_LOYALTY_PROGRAM }
    },
  }
}
