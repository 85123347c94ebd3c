import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { scriptInventory } from '../use-cases/integrity/script-inventory.ts'
import { takeReport } from '../use-cases/integrity/take-report.ts'
import { guarded } from './admin-token.ts'
import { rateGuard } from './rate-limits.ts'

type Served = 'adminGetScripts' | 'reportPolicyViolation'

/** A page that is broken on purpose reports a dozen things at once, and then nothing new. */
const REPORTS = { perMinute: 60, burst: 60 }

/** Which scripts payment pages run, and what browsers say of it. */
export function integrityRoutes(services: Services): Handlers<Served> {
  const guardReports = rateGuard(REPORTS, services.config.rateLimits)
  return {
    async reportPolicyViolation({ body, context }) {
      const refused = guardReports(context)
      if (refused !== undefined) return refused
      await takeReport(services, body)
      return { status: 204, body: undefined }
    },

    ...guarded<'adminGetScripts'>(services, {
      async adminGetScripts(_input, caller) {
        if (caller.kind !== 'operator') return fail('FORBIDDEN')
        return { status: 200, body: await scriptInventory(services) }
      },
    }),
  }
}
