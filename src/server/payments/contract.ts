import type { PaidItem } from '#domain/payment/paid-items.ts'
import type { CardPayment, IdentificationType, MinorUnits } from '#generated/models.ts'

import type { SettlementFile, UnknownTable } from './settlement-table.ts'

/**
 * An amount with what it is counted in.
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

/** One attempt to get an order paid. @source design §1 idea 5; diner spec §7 */
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

/** A card to charge at once. @source diner spec §4 "Upload API additionally sends the card token" */
export type CardCharge = PaymentDemand & {
  /** made by the browser half of the same provider; opaque to everybody else, good for one charge */
  token: string
  /** whose card it is, where the diner told us: for providers that want it again beside the token */
  holder?: Pick<CardPayment, 'cardName' | 'identificationType' | 'identificationNumber'>
}

/** A page on which an order is paid. @source diner spec §7 POST /api/paymenturl */
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
 * @source issue 15 part 9 "3-D Secure with challenge"
 */
export type Challenge = {
  /** of the bank's page */
  url: string
  /** posted to it */
  fields: Readonly<Record<string, string>>
}

/**
 * With what a payment was made, as far as its provider says so. Never a whole card number.
 * @source issue 15 part 2 "brand, last four, authorisation code, instalments, fee, net"
 */
export type PaidWith = {
  brand?: string
  /** credit, debit, prepaid, in the provider's own word */
  type?: string
  lastFour?: string
  authorizationCode?: string
  installments?: number
  /** each of them, in minor units of the payment */
  installmentAmount?: MinorUnits
  /** what the provider keeps of the amount, and what it pays out; in minor units of the payment */
  fee?: MinorUnits
  net?: MinorUnits
}

/**
 * A payment as its provider knows it, and its amount as the provider counts it. `open`: a link that nobody has paid;
 * `pending`: not decided yet; `approved`: money came, and `refunded` of it went back; `charged-back`: the bank took it
 * away again.
 * @source assumed: what sandbox and vendors have in common
 */
export type PaymentState = Money & {
  status: 'open' | 'pending' | 'approved' | 'declined' | 'charged-back'
  /** the provider's own id */
  reference: string
  /** its bank took the money away and gave it back: the venue won the dispute */
  isDisputeWon?: boolean
  /** when the provider last changed the payment: an older answer undoes no newer one */
  asOf?: Date
  /** how much of the amount went back so far, counted as it is; left out for nothing */
  refunded?: MinorUnits
  paidWith?: PaidWith
  /** the provider's reason */
  detail?: string
  /** what a card's bank waits for, while it is pending */
  challenge?: Challenge
}

/**
 * The answer to a charge. `bad-token`: the token stands for no card, being made up, spent or too old; `nothing-taken`: the
 * provider failed before any money moved, or was never reached; `unknown`: asked, and nobody knows what came of it, so it must
 * be looked up and never repeated under another id.
 * @source assumed: how a call that moves money can end
 */
export type ChargeResult =
  | { kind: 'answered'; state: PaymentState }
  | { kind: 'bad-token' }
  | { kind: 'nothing-taken' | 'unknown'; detail: string }

/** The answer to a request for a link. @source diner spec §7 POST /api/paymenturl */
export type LinkResult =
  | { kind: 'created'; url: string; reference: string }
  | { kind: 'unavailable'; detail: string }

/**
 * The answer to a look-up by our id. A link can be paid more than once: `state` is the payment that says most of the
 * attempt, `others` are the further ones that took money.
 * @source assumed: an answer that was lost is found again; issue 15 part 4 "Two payments of one link"
 */
export type FoundPayment =
  | { kind: 'found'; state: PaymentState; others?: readonly PaymentState[] }
  | { kind: 'none' }
  | { kind: 'unavailable'; detail: string }

/**
 * An attempt that was made before.
 * @source assumed: some providers keep it under our id, others under theirs
 */
export type KnownAttempt = Pick<PaymentDemand, 'id' | 'publicKey' | 'signal'> & {
  /** the provider's own id, once it gave one */
  reference?: string
  /** whether our server confirmed it, for a provider that waits for that: {@link PaymentProvider.confirm} */
  isConfirmed?: boolean
}

/**
 * Money of a payment that is to go back. The refunds of one payment are asked for one after another: the next one when
 * the result of the one before is known. Providers that have no idempotency key recognise a refund only by the sum that
 * went back so far.
 * @units every amount in minor units of `decimals`
 * @source issue 15 part 3 "whole and partial"
 */
export type RefundRequest = Money & {
  /** ours: the idempotency key of this refund. The same one is made once, however often it is asked for. */
  id: string
  publicKey: string
  /** the provider's own id of the payment */
  reference: string
  /** our id of the attempt that the payment was made for */
  attemptId: string
  /** what the payment took, of which `amount` goes back */
  paid: MinorUnits
  /** our other refunds of the payment that were confirmed or sent, with the provider's own ids where it gave some */
  others: readonly { amount: MinorUnits; reference?: string }[]
  /** whether this refund was asked for before, so that an earlier try may have arrived; noted before each call */
  isRepeat: boolean
  /** the provider's own id of this refund, once it gave one */
  refundReference?: string
}

/**
 * What came of a refund. `sent`: the provider took it and pays it back later; `refused`: it will not pay it back;
 * `unknown`: nobody knows whether it was asked, so it is asked for again under the same id.
 * @source issue 15 part 2 "requested, sent, confirmed, failed"
 */
export type RefundResult =
  | { kind: 'confirmed' | 'sent'; reference?: string }
  | { kind: 'refused'; detail: string }
  | { kind: 'unknown'; detail: string }

/**
 * A notice as it came in; nothing of it is believed before its signature is.
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
 * @source issue 3 part 4 "webhook verified and the payment read again"; issue 15 part 1
 */
export type ReadNotice =
  | { kind: 'read'; id: string; publicKey: string; state: PaymentState }
  | { kind: 'forged' | 'none' }
  | { kind: 'unavailable'; detail: string }

/**
 * The server half of a payment provider. Expected failures are values; a call that throws is a fault of the adapter.
 * @source design §1 idea 5
 */
export type PaymentProvider = {
  /** key in the list of providers, the folder's name, and what a payment type names */
  readonly id: string
  /** whether new payments may begin for the account; one that is retired still answers for those it has */
  serves(publicKey: string): boolean
  /** Whether it has an account at all, retired or not; left out where every account is good. */
  knows?(publicKey: string): boolean
  /** Charges a card. The same id is charged once, however often it is asked for. */
  charge(charge: CardCharge): Promise<ChargeResult>
  /** Makes a page to pay on. The same id gives the same page. */
  createLink(request: LinkRequest): Promise<LinkResult>
  /** Looks an attempt up, after an answer was lost. */
  find(attempt: KnownAttempt): Promise<FoundPayment>
  /** How long a link can be paid, where each is good for one try and a next try needs another. */
  readonly linkLivesMs?: number
  /** how long its look-up may not know of a payment that was made, beyond a minute */
  readonly searchLagsMs?: number
  /** Takes the money of a link whose bank agreed, for a provider that waits for our word. Said twice, it is taken once. */
  confirm?(attempt: KnownAttempt): Promise<FoundPayment>
  /** Sends money of a payment back, once for the same id: asks first whether it was sent already. */
  refund(request: RefundRequest): Promise<RefundResult>
  /** Closes a link, so that nobody pays it any more. @returns whether it is closed, by this or before */
  closeLink?(attempt: KnownAttempt): Promise<boolean>
  /** Checks the signature of a notice, then reads the payment again. */
  readNotice(notice: Notice): Promise<ReadNotice>
  /** Under which the provider finds a payment, where that is made of our id of the attempt. */
  numberOf?(attemptId: string): string
  /** Reads its settlement file. @returns what it lacks for a file that is not one of it */
  readSettlement?(file: Uint8Array, timeZone: string): SettlementFile | UnknownTable
  /** @param origin - of the storefront, as this browser sees it */
  browserSources(origin: string): BrowserSources
  /** What of its scripts runs on pages of venues that take its cards. */
  readonly scripts?: readonly ProviderScript[]
  /** The origin of card fields that run beside us. */
  cardOrigin?(origin: string): string
}

/** What the policy of a storefront page must let through. @source assumed: Content Security Policy */
export type BrowserSources = {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
}

/**
 * A script of the provider that runs on our pages.
 * @source PCI DSS 6.4.3: "an inventory of all scripts is maintained with written … justification"
 */
export type ProviderScript = {
  url: string
  purpose: string
  /** why its hash is not checked */
  withoutIntegrity: string
}
