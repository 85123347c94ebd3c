import { fail, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { scriptInventory } from '../use-cases/integrity/script-inventory.ts'
import { takeReport } from '../use-cases/integrity/take-report.ts'
import { withCaller } from './caller.ts'

/** Which scripts payment pages run, and what browsers say of it. */
export function integrityRoutes(services: Services) {
  return {
    async reportPolicyViolation({ body, context }) {
      await takeReport(services, body, context.home)
      return { status: 204, body: undefined }
    },

    ...withCaller({
      async adminGetScripts(_input, caller) {
        if (caller.kind !== 'operator') return fail('FORBIDDEN')
        return { status: 200, body: await scriptInventory(services) }
      },
    }),
  } satisfies SomeHandlers
}
