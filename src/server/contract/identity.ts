import type { TokenRole } from '#generated/models.ts'

/** Whom a token stands for: the operator, who may do everything, or one venue, which may do what is its own. */
export type Caller =
  | { kind: 'operator' }
  | { kind: 'venue'; token: string; branchContact: string; label: string; role: TokenRole }

/** Who a rider's token speaks for, and where. */
export type RiderIdentity = {
  riderId: string
  name: string
  /** E.164 */
  phone: string
  tenant: string
  /** alias of the store */
  branchContact: string
  shiftId: string
}

/** Who makes a call, by the token that its operation asks for; of most operations nobody is asked. */
export type Identity = { caller?: Caller; rider?: RiderIdentity }
