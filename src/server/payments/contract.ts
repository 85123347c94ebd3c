import type { PaidItem } from '#domain/payment/paid-items.ts'
import type { CardPayment, IdentificationType, MinorUnits } from '#generated/models.ts'

import type { SettlementFile, UnknownTable } from './settlement-table.ts'

/**
 * An amount and its currency.
 * @units amount in minor units of the currency, which has `decimals` decimals
 * @source issue 15 part 1 "Currency and decimals are stored on the payment when it begins"
 */
export type Money = {
  amount: MinorUnits
  decimals: number
  /** ISO 4217 */
  currency: string
}

/**
 * The payer, as far as the order knows: input for the provider's fraud checks. Never logged.
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
  /** our id: the idempotency key of the attempt, and the reference that the provider stores */
  id: string
  /** identifies the account that receives the money, like the order mode's payment type */
  publicKey: string
  /** shown to the payer */
  description: string
  payer: Payer
  /** the paid items; their prices add up to the amount, or the list is empty */
  items: readonly PaidItem[]
  /** the brand's name, for the card statement */
  brand: string
  /** public origin of our server */
  origin: string
  /** aborts the call; a result not known by then stays unknown */
  signal: AbortSignal
}

/** A card to charge at once. @source diner spec §4 "Upload API additionally sends the card token" */
export type CardCharge = PaymentDemand & {
  /** created by the provider's browser half; opaque to everything else, valid for one charge */
  token: string
  /** the card holder, if the diner gave it: for providers that need it in addition to the token */
  holder?: Pick<CardPayment, 'cardName' | 'identificationType' | 'identificationNumber'>
}

/** A request for a page on which an order is paid. @source diner spec §7 POST /api/paymenturl */
export type LinkRequest = PaymentDemand & {
  /** where the page redirects afterwards */
  returnUrl: string
  /** where the page redirects instead if the provider needs our confirmation: {@link PaymentProvider.confirm} */
  callbackUrl: string
  payUntil: Date
  /** whether payment by ticket is allowed, which takes days */
  allowTickets?: boolean
}

/**
 * The bank's page on which a card holder authenticates, shown in a frame: 3-D Secure.
 * @source issue 15 part 9 "3-D Secure with challenge"
 */
export type Challenge = {
  /** address of the bank's page */
  url: string
  /** posted to it */
  fields: Readonly<Record<string, string>>
}

/**
 * The means of a payment, as far as the provider reports it. Never a whole card number.
 * @source issue 15 part 2 "brand, last four, authorisation code, instalments, fee, net"
 */
export type PaidWith = {
  brand?: string
  /** credit, debit, prepaid, in the provider's terms */
  type?: string
  lastFour?: string
  authorizationCode?: string
  installments?: number
  /** amount of each, in minor units of the payment */
  installmentAmount?: MinorUnits
  /** the provider's fee and the amount it pays out, in minor units of the payment */
  fee?: MinorUnits
  net?: MinorUnits
}

/**
 * A payment as its provider reports it. `open`: an unpaid link; `pending`: undecided; `approved`: paid, and `refunded`
 * of it went back; `charged-back`: the bank took the money away again.
 * @source assumed: what sandbox and vendors have in common
 */
export type PaymentState = Money & {
  status: 'open' | 'pending' | 'approved' | 'declined' | 'charged-back'
  /** the provider's own id */
  reference: string
  /** the bank returned the charged-back money: the venue won the dispute */
  isDisputeWon?: boolean
  /** when the provider last changed the payment: an older answer never overrides a newer one */
  asOf?: Date
  /** the part of the amount refunded so far, in the same units; absent for nothing */
  refunded?: MinorUnits
  paidWith?: PaidWith
  /** the provider's reason */
  detail?: string
  /** the bank's authentication page, while the payment waits for it */
  challenge?: Challenge
}

/**
 * The result of a charge. `bad-token`: the token is invalid, used or expired; `nothing-taken`: the provider failed
 * before any money moved, or was never reached; `unknown`: the request was sent and its result is not known, so it must
 * be looked up and never repeated under another id.
 * @source assumed: how a call that moves money can end
 */
export type ChargeResult =
  | { kind: 'answered'; state: PaymentState }
  | { kind: 'bad-token' }
  | { kind: 'nothing-taken' | 'unknown'; detail: string }

/** The result of a request for a link. @source diner spec §7 POST /api/paymenturl */
export type LinkResult =
  | { kind: 'created'; url: string; reference: string }
  | { kind: 'unavailable'; detail: string }

/**
 * The result of a look-up by our id. A link can be paid more than once: `state` is the decisive payment of the attempt,
 * `others` are further payments that took money.
 * @source assumed: an answer that was lost is found again; issue 15 part 4 "Two payments of one link"
 */
export type FoundPayment =
  | { kind: 'found'; state: PaymentState; others?: readonly PaymentState[] }
  | { kind: 'none' }
  | { kind: 'unavailable'; detail: string }

/**
 * An earlier attempt.
 * @source assumed: some providers keep it under our id, others under theirs
 */
export type KnownAttempt = Pick<PaymentDemand, 'id' | 'publicKey' | 'signal'> & {
  /** the provider's own id, once known */
  reference?: string
  /** whether our server confirmed it, for providers that need that: {@link PaymentProvider.confirm} */
  isConfirmed?: boolean
}

/**
 * A refund. Refunds of one payment are requested one at a time, each after the result of the one before is known:
 * providers without idempotency keys identify a refund only by the total refunded so far.
 * @units every amount in minor units of `decimals`
 * @source issue 15 part 3 "whole and partial"
 */
export type RefundRequest = Money & {
  /** our id: the idempotency key of this refund, which makes repeated requests safe */
  id: string
  publicKey: string
  /** the provider's own id of the payment */
  reference: string
  /** our id of the payment attempt */
  attemptId: string
  /** amount of the payment, of which `amount` is refunded */
  paid: MinorUnits
  /** our other confirmed or sent refunds of the payment, with the provider's ids where known */
  others: readonly { amount: MinorUnits; reference?: string }[]
  /** whether this refund was requested before, so an earlier request may have arrived; stored before each call */
  isRepeat: boolean
  /** the provider's own id of this refund, once known */
  refundReference?: string
}

/**
 * The result of a refund. `sent`: the provider accepted it and pays later; `refused`: it will not pay; `unknown`: it
 * may not have arrived, so it is requested again under the same id.
 * @source issue 15 part 2 "requested, sent, confirmed, failed"
 */
export type RefundResult =
  | { kind: 'confirmed' | 'sent'; reference?: string }
  | { kind: 'refused'; detail: string }
  | { kind: 'unknown'; detail: string }

/**
 * A notice (webhook) as received; untrusted until its signature is verified.
 * @source assumed: the header names and the signed text are Mercado Pago's, and the sandbox speaks the same
 */
export type Notice = {
  /** the provider's id of the payment */
  dataId: string
  noticeId: string
  signature: string
  /** the account it is for, if the provider says so */
  publicKey?: string
  now: Date
  signal: AbortSignal
}

/**
 * The result of a notice: the payment's current state at the provider, our id as its account reports it, and the
 * account that signed. The caller must check that the two belong together.
 * @source issue 3 part 4 "webhook verified and the payment read again"; issue 15 part 1
 */
export type ReadNotice =
  | { kind: 'read'; id: string; publicKey: string; state: PaymentState }
  | { kind: 'forged' | 'none' }
  | { kind: 'unavailable'; detail: string }

/**
 * The server half of a payment provider. Expected failures are values; a thrown error is a bug in the adapter.
 * @source design §1 idea 5
 */
export type PaymentProvider = {
  /** key in the list of providers, name of its folder, and its name in payment types */
  readonly id: string
  /** whether the account takes new payments; a retired one only serves those it has */
  serves(publicKey: string): boolean
  /** Whether the account exists, retired or not; absent where every account is valid. */
  knows?(publicKey: string): boolean
  /** Charges a card, once per id, however often it is called. */
  charge(charge: CardCharge): Promise<ChargeResult>
  /** Creates a payment page. The same id gives the same page. */
  createLink(request: LinkRequest): Promise<LinkResult>
  /** Looks an attempt up, after an answer was lost. */
  find(attempt: KnownAttempt): Promise<FoundPayment>
  /** How long a link can be paid, for providers whose links are valid for one attempt only. */
  readonly linkLivesMs?: number
  /** how long the look-up may miss a payment that was made, if longer than a minute */
  readonly searchLagsMs?: number
  /** Takes the money of an approved link, for providers that need our confirmation. Idempotent. */
  confirm?(attempt: KnownAttempt): Promise<FoundPayment>
  /** Refunds money, once per id: checks first whether it was sent already. */
  refund(request: RefundRequest): Promise<RefundResult>
  /** Closes a link so that it can no longer be paid. @returns whether it is closed, now or before */
  closeLink?(attempt: KnownAttempt): Promise<boolean>
  /** Verifies the signature of a notice, then reads the payment again. */
  readNotice(notice: Notice): Promise<ReadNotice>
  /** The provider's number of a payment, where it is derived from our id of the attempt. */
  numberOf?(attemptId: string): string
  /** Parses its settlement file. @returns the missing headings if the file is no settlement file */
  readSettlement?(file: Uint8Array, timeZone: string): SettlementFile | UnknownTable
  /** @param origin - of the storefront, as seen by this browser */
  browserSources(origin: string): BrowserSources
  /** Its scripts that run on pages of venues that take its cards. */
  readonly scripts?: readonly ProviderScript[]
  /** Origin of card fields that are served by this program. */
  cardOrigin?(origin: string): string
}

/** Sources that the policy of a storefront page must allow. @source assumed: Content Security Policy */
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
