import { createHash, timingSafeEqual } from 'node:crypto'

import { hasRight } from '#domain/payment/money-rights.ts'
import type { Actor, MoneyRight } from '#domain/payment/money-rights.ts'
import type { ConsoleRole, TokenRole } from '#generated/models.ts'

import { fail } from '../contract/handlers.ts'
import type { Failure, Handler, Input, OperationId, Reply } from '../contract/handlers.ts'
import type { RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import { tokenOf } from '../use-cases/console/tokens.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer realm="vitrina-admin"' }

/** Whom a token stands for: the operator, who may do everything, or one venue, which may do what is its own. */
export type Caller =
  | { kind: 'operator' }
  | { kind: 'venue'; token: string; branchContact: string; label: string; role: TokenRole }

/** Whether a caller may see what belongs to a branch contact. */
export const owns = (caller: Caller, branchContact: string): boolean =>
  caller.kind === 'operator' || caller.branchContact === branchContact

export const roleOf = (caller: Caller): ConsoleRole => (caller.kind === 'venue' ? caller.role : 'OPERATOR')

/** Whether a caller may do something with money. */
export const may = (caller: Caller, right: MoneyRight): boolean => hasRight(roleOf(caller), right)

/** What a ledger calls a caller; the operator has no token and no label. */
export const actorOf = (caller: Caller): Actor => ({
  ...(caller.kind === 'venue' ? { token: caller.token, label: caller.label } : {}),
  role: roleOf(caller),
})

/** Lets the operator through; the comparison takes the same time whatever the token. */
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

/** A call that is told who makes it. */
export type CallerHandlers<Served extends OperationId> = {
  [K in Served]: (input: Input<K>, caller: Caller) => Promise<Reply<K>> | Reply<K>
}

/** Asks for a token before each of the calls: the operator's, or one of a venue. */
export function guarded<Served extends OperationId>(
  services: Services,
  handlers: CallerHandlers<Served>,
): { [K in Served]: Handler<K> } {
  const guardOperator = adminGuard(services.config.adminToken)
  const callerOf = async (context: RequestContext): Promise<Caller | Failure> => {
    const token = context.bearer === undefined ? undefined : await tokenOf(services, context.bearer)
    if (token) {
      const { id, branchContact, label, role } = token
      return { kind: 'venue', token: id, branchContact, label, role }
    }
    return guardOperator(context) ?? { kind: 'operator' }
  }
  const entries = Object.entries(handlers) as [
    Served,
    (input: { context: RequestContext }, caller: Caller) => unknown,
  ][]
  return Object.fromEntries(
    entries.map(([id, handle]) => [
      id,
      async (input: { context: RequestContext }) => {
        const caller = await callerOf(input.context)
        return 'failure' in caller ? caller : handle(input, caller)
      },
    ]),
  ) as unknown as { [K in Served]: Handler<K> }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
