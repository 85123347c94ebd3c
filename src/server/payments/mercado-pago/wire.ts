import { withDecimals } from '#domain/money/with-decimals.ts'
import type { MinorUnits } from '#generated/models.ts'

import type { Challenge, Money, PaidWith, PaymentState } from '../contract.ts'
import { NOTICE_TOLERANCE_MS } from '../notice-signature.ts'

export const MERCADO_PAGO = 'mercado-pago'
/** Decimals of its amounts in every currency. @source the vendor's API: no currency has more */
const MOST_DECIMALS = 2
/** Longest word or code in a payment, such as a method or an authorization. */
const LONGEST_WORD = 60
/** Currencies without cents. @source its error "Prices in COP currency must be expressed with integer values" */
const WHOLE: readonly string[] = ['CLP', 'COP']

/** The number of decimals that the vendor accepts for a currency. */
export const mercadoPagoDecimals = (currency: string): number =>
  WHOLE.includes(currency) ? 0 : MOST_DECIMALS

/**
 * The vendor's status values of a payment. During a dispute the payment still counts as paid. An unknown status decides
 * nothing.
 * @source the vendor's reference "Payment status"
 */
const STATUS: ReadonlyMap<string, PaymentState['status']> = new Map([
  ['approved', 'approved'],
  ['refunded', 'approved'],
  ['in_mediation', 'approved'],
  ['charged_back', 'charged-back'],
  ['rejected', 'declined'],
  ['cancelled', 'declined'],
])
/**
 * The seller won the dispute over a payment that was charged back. In older versions of the vendor's reference the
 * payment stays `charged_back`.
 * @source its guide on chargebacks: "in_process", then "settled" (unfavorable) or "reimbursed" (favorable decision)
 */
const WON = 'reimbursed'

/** The fields used from a payment of the vendor. Unknown values are null. */
type WirePayment = {
  id?: number | string
  external_reference?: string
  status?: string
  status_detail?: string
  transaction_amount?: unknown
  transaction_amount_refunded?: number | null
  currency_id?: unknown
  payment_method_id?: unknown
  payment_type_id?: unknown
  authorization_code?: unknown
  installments?: unknown
  card?: { last_four_digits?: unknown } | null
  fee_details?: readonly { amount?: unknown; fee_payer?: unknown }[] | null
  transaction_details?: { net_received_amount?: unknown; installment_amount?: unknown } | null
  date_last_updated?: unknown
  three_ds_info?: { external_resource_url?: unknown; creq?: unknown } | null
}

/**
 * Converts a payment of the vendor; an unknown status counts as undecided.
 * @returns undefined when the paid amount is missing
 */
export function stateOf(payment: WirePayment): PaymentState | undefined {
  const { id, status = '', status_detail, currency_id } = payment
  const paid = numberOf(payment.transaction_amount)
  if (paid === undefined || typeof currency_id !== 'string') return undefined
  const amount = toCents(paid)
  const refunded = status === 'refunded' ? amount : toCents(payment.transaction_amount_refunded ?? 0)
  const known = STATUS.get(status) ?? 'pending'
  const isWon = status_detail === WON && (known === 'charged-back' || known === 'approved')
  return {
    status: isWon ? 'approved' : known,
    ...(isWon ? { isDisputeWon: true } : {}),
    asOf: momentOf(payment.date_last_updated),
    amount,
    decimals: MOST_DECIMALS,
    currency: currency_id,
    reference: String(id ?? ''),
    ...(refunded > 0 ? { refunded } : {}),
    paidWith: paidWithOf(payment),
    // during a dispute the vendor's detail is "pending"
    detail: status === 'in_mediation' ? status : status_detail,
    challenge: challengeOf(payment),
  }
}

/** Whether the card's bank waits for the payer to authenticate. */
export const isChallenged = ({ status_detail }: Pick<WirePayment, 'status_detail'>): boolean =>
  status_detail === 'pending_challenge'

/** The bank's challenge, while it waits. */
function challengeOf(payment: WirePayment): Challenge | undefined {
  const { external_resource_url: url, creq } = payment.three_ds_info ?? {}
  if (!isChallenged(payment) || typeof url !== 'string' || typeof creq !== 'string') return undefined
  return { url, fields: { creq } }
}

/** @units from whole units with a point to minor units of {@link MOST_DECIMALS} */
export const toCents = (amount: number): MinorUnits => Math.round(amount * 10 ** MOST_DECIMALS)

/**
 * Converts the amount of a request to the units of the vendor's answers. @returns undefined if it cannot be expressed
 */
export const asCents = (amount: MinorUnits, decimals: number): MinorUnits | undefined =>
  withDecimals(amount, decimals, MOST_DECIMALS)

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_WORD ? value : undefined
const momentOf = (value: unknown): Date | undefined => {
  const at = typeof value === 'string' ? new Date(value) : undefined
  return at === undefined || Number.isNaN(at.getTime()) ? undefined : at
}
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Omits what the search omits too. */
function paidWithOf(payment: WirePayment): PaidWith {
  const { card, fee_details, transaction_details } = payment
  const lastFour = textOf(card?.last_four_digits)
  const net = numberOf(transaction_details?.net_received_amount)
  const each = numberOf(transaction_details?.installment_amount)
  // instalment fees of the payer are no cost of the seller
  const fees = fee_details?.filter(({ fee_payer }) => fee_payer === 'collector')
  const fee = fees?.reduce((sum, { amount }) => sum + (numberOf(amount) ?? 0), 0)
  return {
    brand: textOf(payment.payment_method_id),
    type: textOf(payment.payment_type_id),
    lastFour: lastFour !== undefined && /^\d{4}$/.test(lastFour) ? lastFour : undefined,
    authorizationCode: textOf(payment.authorization_code),
    installments: numberOf(payment.installments),
    installmentAmount: each === undefined ? undefined : toCents(each),
    fee: fee === undefined ? undefined : toCents(fee),
    net: net === undefined ? undefined : toCents(net),
  }
}

/** Converts to whole units with a decimal point. @returns undefined if the amount cannot be expressed */
export function toAmount(money: Money): number | undefined {
  const decimals = mercadoPagoDecimals(money.currency)
  const amount = withDecimals(money.amount, money.decimals, decimals)
  return amount === undefined ? undefined : Number((amount / 10 ** decimals).toFixed(decimals))
}

/** Times above this are in milliseconds: in seconds it would be the year 33658. */
const MILLISECONDS_FROM = 1e12

/**
 * Whether a signature is recent. The vendor writes its time in seconds or milliseconds; its library only supports
 * seconds.
 */
export function isRecent(signature: string, now: Date): boolean {
  const ts = Number(/(?:^|,)\s*ts=(\d{1,15})\s*(?:,|$)/.exec(signature)?.[1] ?? Number.NaN)
  const atMs = ts < MILLISECONDS_FROM ? ts * 1_000 : ts
  return Math.abs(now.getTime() - atMs) <= NOTICE_TOLERANCE_MS
}

/** Where the vendor's page redirects to, with the result. */
export function backUrls(returnUrl: string): { success: string; failure: string; pending: string } {
  const to = (payment: string) => {
    const url = new URL(returnUrl)
    url.searchParams.set('payment', payment)
    return url.href
  }
  return { success: to('SUCCESS'), failure: to('REJECTED'), pending: to('PENDING') }
}
