import { createHash, timingSafeEqual } from 'node:crypto'

import { fail } from '../contract/handlers.ts'
import type { Failure } from '../contract/handlers.ts'
import type { RequestContext } from '../contract/request-context.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer realm="vitrina-admin"' }

/** Lets the operator's calls through; the comparison takes the same time whatever the token. */
export function adminGuard(adminToken: string | undefined): (context: RequestContext) => Failure | undefined {
  const expected = adminToken === undefined ? undefined : digest(adminToken)
  return ({ bearer }) => {
    if (expected === undefined) {
      return fail('UNAUTHENTICATED', {
        detail: 'Operator calls are switched off: the server was started without ADMIN_TOKEN.',
        headers: CHALLENGE,
      })
    }
    if (bearer !== undefined && timingSafeEqual(digest(bearer), expected)) return undefined
    return fail('UNAUTHENTICATED', { headers: CHALLENGE })
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
