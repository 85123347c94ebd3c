import { hasRight, type Actor, type MoneyRight } from '#domain/payment/money-rights.ts'
import type { ConsoleRole } from '#generated/models.ts'

import type { RequestContext, Caller, RiderIdentity } from '../contract/request-context.ts'

/** Whether a caller may see data of a branch contact. */
export const owns = (caller: Caller, branchContact: string): boolean =>
  caller.kind === 'operator' || caller.branchContact === branchContact

export const roleOf = (caller: Caller): ConsoleRole => (caller.kind === 'venue' ? caller.role : 'OPERATOR')

/** Whether a caller has a right about money. */
export const may = (caller: Caller, right: MoneyRight): boolean => hasRight(roleOf(caller), right)

/** The caller as recorded in a ledger; the operator has no token and no label. */
export const actorOf = (caller: Caller): Actor => ({
  ...(caller.kind === 'venue' ? { token: caller.token, label: caller.label } : {}),
  role: roleOf(caller),
})

/** The caller of an operation whose contract requires a console token. */
export const callerOf = ({ caller }: RequestContext): Caller => known(caller)

/** The rider who makes a call. */
export const riderOf = ({ rider }: RequestContext): RiderIdentity => known(rider)

function known<T>(identity: T | undefined): T {
  if (identity === undefined) throw new Error('The contract asks for no token at this operation')
  return identity
}
