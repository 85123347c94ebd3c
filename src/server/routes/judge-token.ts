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
/** Makes a browser ask for the token itself. */
const PROMPT = 'Basic realm="vitrina-outbox", charset="UTF-8"'

type Judged = Identity | Failure

/**
 * Judges the token that an operation asks for, as the contract's security says; undefined where none is judged. Of a
 * partner's the partner is asked later.
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
    // the studio's, which a venue's token does not open
    return studioAccess(config) === 'open' ? undefined : async ({ bearer }) => judgeOperator(bearer, ADMIN)
  }
}

/** Lets the operator through; the comparison takes the same time whatever the token. */
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
