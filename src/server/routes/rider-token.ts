import { fail } from '../contract/handlers.ts'
import type { Failure } from '../contract/handlers.ts'
import type { RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import { riderOfToken } from '../use-cases/riders/rider-of-token.ts'
import type { RiderIdentity } from '../use-cases/riders/rider-of-token.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer realm="vitrina-riders"' }

/** Finds out which rider calls, by the token of the shift; a failure when none does or the shift is over. */
export function riderGuard(
  services: Services,
): (context: RequestContext) => Promise<{ rider: RiderIdentity } | Failure> {
  return async ({ bearer, now }) => {
    const rider = bearer === undefined ? undefined : await riderOfToken(services, bearer, now)
    return rider === undefined ? fail('UNAUTHENTICATED', { headers: CHALLENGE }) : { rider }
  }
}
