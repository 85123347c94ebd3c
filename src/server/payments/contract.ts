import type { PaidItem } from '#domain/payment/paid-items.ts'
import type { CardPayment, IdentificationType, MinorUnits } from '#generated/models.ts'

/**
 * An amount with what it is counted in.
 *
 * @units amount in minor units of the currency, of which `decimals` stand behind the point
 * @source issue 15 part 1 "Currency and decimals are stored on the payment when it begins"
 */
export type Money = {
  amount: MinorUnits
  decimals: number
  /** ISO 4217 */
  currency: string
}

/**
 * Who pays, as far as the order tells: what a provider judges a payment by. Never logged.
 *
 * @source issue 15 part 9 "payer's name, document and phone"
 */
export type Payer = {
  name: string
  email?: string
  /** E.164 */
  phone?: string
  /** without dots and dashes */
  document?: { type: IdentificationType; number: string }
}

/**
 * One attempt to get an order paid.
 *
 * @source design §1 idea 5; diner spec §7
 */
export type PaymentDemand = Money & {
  /** ours: the idempotency key of the attempt, and the reference under which the provider keeps it */
  id: string
  /** names the account that gets the money, as the order mode's payment type does */
  publicKey: string
  /** shown to who pays */
  description: string
  payer: Payer
  /** what it is for: their sum is the amount, or there are none */
  items: readonly PaidItem[]
  /** the brand's name, for the statement of a card */
  brand: string
  /** address of our server as the public sees it */
  origin: string
  /** ends the call; what is not known by then stays unknown */
  signal: AbortSignal
}

/**
 * A card to charge at once.
 *
 * @source diner spec §4 "Upload API additionally sends the card token"
 */
export type CardCharge = PaymentDemand & {
  /** made by the browser half of the same provider; opaque to everybody else, good for one charge */
  token: string
  /** whose card it is, where the diner told us: for providers that want it again beside the token */
  holder?: Pick<CardPayment, 'cardName' | 'identificationType' | 'identificationNumber'>
}

/**
 * A page on which an order is paid.
 *
 * @source diner spec §7 POST /api/paymenturl
 */
export type LinkRequest = PaymentDemand & {
  /** where the page leads when it is done */
  returnUrl: string
  /** where it leads for a provider that wants to be asked by our server first: {@link PaymentProvider.confirm} */
  callbackUrl: string
  payUntil: Date
  /** whether it may be paid by a slip, which takes days */
  allowTickets?: boolean
}

/**
 * A page of a card's bank on which its holder says that it is them, shown in a frame: 3-D Secure.
 *
 * @source issue 15 part 9 "3-D Secure with challenge"
 */
export type Challenge = {
  /** of the bank's page */
  url: string
  /** posted to it */
  fields: Readonly<Record<string, string>>
}

/**
 * What a provider knows of an attempt, and its amount as the provider counts it. `open`: a link that nobody has paid;
 * `pending`: not decided yet.
 *
 * @source assumed: what sandbox and vendors have in common
 */
export type PaymentState = Money & {
  status: 'open' | 'pending' | 'approved' | 'declined'
  /** the provider's own id */
  reference: string
  /** the provider's reason */
  detail?: string
  /** what a card's bank waits for, while it is pending */
  challenge?: Challenge
}

/**
 * The answer to a charge. `nothing-taken`: refused before any money moved, or never reached; `unknown`: asked, and
 * nobody knows what came of it, so it must be looked up and never repeated under another id.
 *
 * @source assumed: the three ends a call that moves money can have
 */
export type ChargeResult =
  | { kind: 'answered'; state: PaymentState }
  | { kind: 'nothing-taken' | 'unknown'; detail: string }

/**
 * The answer to a request for a link.
 *
 * @source diner spec §7 POST /api/paymenturl
 */
export type LinkResult =
  | { kind: 'created'; url: string; reference: string }
  | { kind: 'unavailable'; detail: string }

/**
 * The answer to a look-up by our id.
 *
 * @source assumed: an answer that was lost is found again
 */
export type FoundPayment =
  | { kind: 'found'; state: PaymentState }
  | { kind: 'none' }
  | { kind: 'unavailable'; detail: string }

/**
 * An attempt that was made before.
 *
 * @source assumed: some providers keep it under our id, others under theirs
 */
export type KnownAttempt = Pick<PaymentDemand, 'id' | 'publicKey' | 'signal'> & {
  /** the provider's own id, once it gave one */
  reference?: string
  /** whether our server confirmed it, for a provider that waits for that: {@link PaymentProvider.confirm} */
  isConfirmed?: boolean
}

/**
 * A notice as it came in; nothing of it is believed before its signature is.
 *
 * @source assumed: the header names and the signed text are Mercado Pago's, and the sandbox speaks the same
 */
export type Notice = {
  /** the provider's id of the payment */
  dataId: string
  noticeId: string
  signature: string
  /** the account it is for, when the provider says so */
  publicKey?: string
  now: Date
  signal: AbortSignal
}

/**
 * What a notice comes to: the payment as the provider knows it now, under the id that its account calls ours, and the
 * account that signed. Whether the two belong together is for the reader of the notice to see.
 *
 * @source issue 3 part 4 "webhook verified and the payment read again"; issue 15 part 1
 */
export type ReadNotice =
  | { kind: 'read'; id: string; publicKey: string; state: PaymentState }
  | { kind: 'forged' | 'none' }
  | { kind: 'unavailable'; detail: string }

/**
 * What the policy of a storefront page must let through.
 *
 * @source assumed: Content Security Policy
 */
export type BrowserSources = { frame: readonly string[]; connect: readonly string[] }

/**
 * The server half of a payment provider. Expected failures are values; a call that throws is a fault of the adapter.
 *
 * @source design §1 idea 5
 */
export type PaymentProvider = {
  /** key in the list of providers, the folder's name, and what a payment type names */
  readonly id: string
  /** whether this server may take money for the account */
  serves(publicKey: string): boolean
  /** Charges a card. The same id is charged once, however often it is asked for. */
  charge(charge: CardCharge): Promise<ChargeResult>
  /** Makes a page to pay on. The same id gives the same page. */
  createLink(request: LinkRequest): Promise<LinkResult>
  /** Looks an attempt up, after an answer was lost. */
  find(attempt: KnownAttempt): Promise<FoundPayment>
  /** How long a link can be paid, where each is good for one try and a next try needs another. */
  readonly linkLivesMs?: number
  /** Takes the money of a link whose bank agreed, for a provider that waits for our word. Said twice, it is taken once. */
  confirm?(attempt: KnownAttempt): Promise<FoundPayment>
  /** Sends the whole amount back. @returns whether it is on its way */
  refund?(attempt: KnownAttempt & Money): Promise<boolean>
  /** Checks the signature of a notice, then reads the payment again. */
  readNotice(notice: Notice): Promise<ReadNotice>
  /** @param origin - of the storefront, as this browser sees it */
  browserSources(origin: string): BrowserSources
  /** The origin of card fields that run beside us. */
  cardOrigin?(origin: string): string
}
