import type { TokenRole } from '#generated/models.ts'

/** What a handler may know of the request beyond what the contract describes. */
export type RequestContext = Identity & {
  /** stands in the log, and goes to the browser */
  requestId?: string
  /** from the clock of the server, the same during the whole request */
  now: Date
  /** hash of the device session, when the browser sent one */
  deviceId?: string
  /** the token of the link to an order that the browser opened last */
  orderLink?: string
  /** the bearer token of the Authorization header */
  bearer?: string
  /** the password of HTTP Basic, which a browser's own prompt sends; only for reading */
  password?: string
  /** address of the service as this browser sees it, a declared one */
  origin: string
  /** alias at the root of that address, where it is a tenant's own */
  home?: string
  /** whether it may be led on to another of our hosts: false for who asks the machine by its own name, and for pages */
  isPublic: boolean
  ip: string
  /** set when the call comes too often and its operation answers for that itself. @units s */
  retryAfter?: number
  /** the alias of a placed order's venue, for the page of that order: it is there also once its venue was taken off the air */
  orderVenue?: string
  /** gives the browser a device session when it has none, and returns its hash */
  ensureDevice(): string
  /** the same, and a session that it has lives on from now */
  renewDevice(): string
  /** keeps the token of a link to an order in the browser until its end */
  keepOrderLink(token: string, expiresAt: Date): void
  /** takes the browser's device session away, and what else opens orders */
  endDevice(): void
}

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
