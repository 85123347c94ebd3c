import { createHash, timingSafeEqual } from 'node:crypto'

import type { Operation } from '../contract/document.ts'
import { fail, type Failure } from '../contract/handlers.ts'
import type { Identify } from '../contract/register.ts'
import type { RequestContext, Identity } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import { studioAccess } from '../studio/studio-access.ts'
import { tokenOf } from '../use-cases/console/tokens.ts'
import { riderOfToken } from '../use-cases/riders/rider-shifts.ts'

const ADMIN = 'Bearer realm="vitrina-admin"'
const RIDERS = 'Bearer realm="vitrina-riders"'
/** Makes a browser prompt for the token. */
const PROMPT = 'Basic realm="vitrina-outbox", charset="UTF-8"'

type Judged = Identity | Failure

/**
 * Creates the token check of an operation from the contract's security; undefined where there is none. A partner's
 * token is verified later, by the partner.
 */
export function tokenJudge(services: Services): (operation: Operation) => Identify | undefined {
  const { config } = services
  const judgeOperator = operatorJudge(config.adminToken)

  async function judgeAdmin({ bearer }: RequestContext): Promise<Judged> {
    const token = bearer === undefined ? undefined : await tokenOf(services, bearer)
    if (token === undefined) return judgeOperator(bearer, ADMIN)
    const { id, branchContact, label, role } = token
    return { caller: { kind: 'venue', token: id, branchContact, label, role } }
  }

  async function judgeOperatorAlone(context: RequestContext): Promise<Judged> {
    const judged = await judgeAdmin(context)
    return 'caller' in judged && judged.caller?.kind === 'venue' ? fail('FORBIDDEN') : judged
  }

  async function judgeRider({ bearer, now }: RequestContext): Promise<Judged> {
    const rider = bearer === undefined ? undefined : await riderOfToken(services, bearer, now)
    return rider === undefined ? unauthenticated(RIDERS) : { rider }
  }

  return ({ tokens, isOperators }) => {
    if (tokens.includes('riderToken')) return judgeRider
    if (!tokens.includes('adminToken')) return undefined
    if (tokens.includes('adminPassword'))
      return async ({ bearer, password }) => judgeOperator(bearer ?? password, PROMPT)
    if (isOperators) return judgeOperatorAlone
    if (!tokens.includes('')) return judgeAdmin
    // the studio's token; a venue's is not accepted
    return studioAccess(config) === 'open' ? undefined : async ({ bearer }) => judgeOperator(bearer, ADMIN)
  }
}

/** Accepts the operator's token, compared in constant time. */
function operatorJudge(
  adminToken: string | undefined,
): (token: string | undefined, challenge: string) => Judged {
  const expected = adminToken === undefined ? undefined : digest(adminToken)
  return (token, challenge) => {
    if (expected === undefined)
      return unauthenticated(
        challenge,
        'Operator calls are switched off: the server was started without ADMIN_TOKEN.',
      )
    const isRight = token !== undefined && timingSafeEqual(digest(token), expected)
    return isRight ? { caller: { kind: 'operator' } } : unauthenticated(challenge)
  }
}

const unauthenticated = (challenge: string, detail?: string): Failure =>
  fail('UNAUTHENTICATED', { detail, headers: { 'www-authenticate': challenge } })

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
