import type { TokenRole } from '#generated/models.ts'

/** What a handler knows of the request beyond the contract's parameters. */
export type RequestContext = Identity & {
  /** written to the log and sent to the browser */
  requestId?: string
  /** the server's time, constant during the request */
  now: Date
  /** hash of the device session, if the browser sent one */
  deviceId?: string
  /** the token of the order link that the browser opened last */
  orderLink?: string
  /** the bearer token of the Authorization header */
  bearer?: string
  /** the password of HTTP Basic, sent by a browser's own prompt; only for reading */
  password?: string
  /** origin of the service as this browser sees it; always a declared one */
  origin: string
  /** alias shown at the root of that origin, if it is a tenant's own */
  home?: string
  /**
   * whether redirects to another of our hosts are allowed: not for requests by the machine's own name, and not for
   * pages
   */
  isPublic: boolean
  ip: string
  /** set when the limit is exceeded and the operation responds itself. @units s */
  retryAfter?: number
  /** alias of an order's venue, for the order's page; present even after the venue was unpublished */
  orderVenue?: string
  /** returns the hash of the browser's device session, creating one if needed */
  ensureDevice(): string
  /** like `ensureDevice`, and extends an existing session */
  renewDevice(): string
  /** stores the token of an order link in the browser until it expires */
  keepOrderLink(token: string, expiresAt: Date): void
  /** removes the browser's device session and everything else that gives access to orders */
  endDevice(): void
}

/** The holder of a token: the operator, who may do everything, or one venue, which is limited to its own data. */
export type Caller =
  | { kind: 'operator' }
  | { kind: 'venue'; token: string; branchContact: string; label: string; role: TokenRole }

/** The rider identified by a token, and the rider's store. */
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

/** The caller, identified by the token that the operation requires; most operations require none. */
export type Identity = { caller?: Caller; rider?: RiderIdentity }
