import { withDecimals } from '#domain/money/with-decimals.ts'
import type { MinorUnits } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import type { Money, PaidWith, PaymentState } from '../contract.ts'

/** The fields used from a transaction of Webpay. */
export type WireTransaction = {
  status: string
  amount: number
  buy_order: string
  session_id: string
  response_code?: number
  /** remaining amount after a partial refund */
  balance?: number | null
  authorization_code?: string | null
  payment_type_code?: string | null
  installments_number?: number | null
  installments_amount?: number | null
  card_detail?: { card_number?: string | null } | null
}

const isText = { type: 'string', maxLength: 100 }
const isTextOrNull = { ...isText, nullable: true }
/** Whether an answer is a transaction. */
export const isTransaction = ownSchemas().compile<WireTransaction>({
  type: 'object',
  required: ['status', 'amount', 'buy_order', 'session_id'],
  properties: {
    status: isText,
    amount: { type: 'number', minimum: 0 },
    buy_order: isText,
    session_id: isText,
    response_code: { type: 'integer' },
    balance: { type: 'number', minimum: 0, nullable: true },
    authorization_code: isTextOrNull,
    payment_type_code: isTextOrNull,
    installments_number: { type: 'integer', nullable: true },
    installments_amount: { type: 'number', minimum: 0, nullable: true },
    card_detail: { type: 'object', nullable: true, properties: { card_number: isTextOrNull } },
  },
})

/** Whether an answer is a link: the address of its page, and the token that opens it. */
export const isCreated = ownSchemas().compile<{ token: string; url: string }>({
  type: 'object',
  required: ['token', 'url'],
  properties: {
    token: { type: 'string', pattern: '^[A-Za-z0-9]{1,64}$' },
    url: { type: 'string', pattern: '^https?://', maxLength: 300 },
  },
})

/** A reversal, as if nothing had been paid, or an annulment, which may be partial and has its own code. */
export type WireRefund =
  | { type: 'REVERSED' }
  | { type: 'NULLIFIED'; response_code: number; authorization_code?: string | null }

/** Whether an answer is the result of a refund. */
export const isRefund = ownSchemas().compile<WireRefund>({
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string' } },
  oneOf: [
    { properties: { type: { const: 'REVERSED' } } },
    {
      required: ['response_code'],
      properties: {
        type: { const: 'NULLIFIED' },
        response_code: { type: 'integer' },
        authorization_code: isTextOrNull,
      },
    },
  ],
})

/** Our id in the vendor's format: at most 26 characters. A UUID in base 36 has fewer. */
export const buyOrderOf = (id: string): string => BigInt(`0x${id.replaceAll('-', '')}`).toString(36)

const BUY_ORDER = /^[0-9a-z]{1,26}$/
const UUID_DIGITS = 32

/** Decodes {@link buyOrderOf}. @returns undefined for an id that is not ours */
export function attemptIdOf(buyOrder: string): string | undefined {
  if (!BUY_ORDER.test(buyOrder)) return undefined
  let id = 0n
  for (const digit of buyOrder) id = id * 36n + BigInt(Number.parseInt(digit, 36))
  const digits = id.toString(16).padStart(UUID_DIGITS, '0')
  if (digits.length > UUID_DIGITS) return undefined
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The vendor's status values before any refund; REVERSED and NULLIFIED are in {@link GONE}. */
const STATUS: ReadonlyMap<string, PaymentState['status']> = new Map([
  ['INITIALIZED', 'open'],
  ['AUTHORIZED', 'approved'],
  ['CAPTURED', 'approved'],
  ['PARTIALLY_NULLIFIED', 'approved'],
  ['FAILED', 'declined'],
])
/** Fully refunded: by our refund, or by the bank itself when it got no confirmation from us. */
const GONE: ReadonlySet<string> = new Set(['REVERSED', 'NULLIFIED'])
const PARTLY_GONE = 'PARTIALLY_NULLIFIED'

export const APPROVED_CODE = 0
/** Response codes of refusals, from the vendor's guide. */
const LOWEST_REFUSAL = -11

export const TRANSBANK = 'transbank'
/** The vendor's settlement currency; accounts in other currencies are not supported. Pesos have no cents. */
export const COUNTED_IN = { currency: 'CLP', decimals: 0 }

/** The number of decimals of a currency. @returns undefined for a currency that the vendor does not accept */
export const transbankDecimals = (currency: string): number | undefined =>
  currency === COUNTED_IN.currency ? COUNTED_IN.decimals : undefined

/** @returns undefined if it is no amount of whole pesos */
export function toPesos({ amount, decimals, currency }: Money): MinorUnits | undefined {
  const most = transbankDecimals(currency)
  return most === undefined ? undefined : withDecimals(amount, decimals, most)
}

/**
 * Converts a transaction. An unknown status is no refusal: money may have been taken, so it is looked up until it is
 * known. A refunded transaction counts as approved only if our server had confirmed it: before that nothing was taken.
 * @param isConfirmed - whether our server confirmed the transaction, or may have
 */
export function stateOf(transaction: WireTransaction, reference: string, isConfirmed: boolean): PaymentState {
  const { status: word, amount, response_code: code } = transaction
  const gone = returnedAmount(transaction)
  const status = statusOf(word, code, isConfirmed)
  const isKnown = gone !== undefined && (status === 'open' || status === 'approved')
  return {
    status: gone === undefined ? 'pending' : status,
    amount,
    ...COUNTED_IN,
    reference,
    ...(status === 'approved' && gone !== undefined && gone > 0 ? { refunded: gone } : {}),
    paidWith: paidWithOf(transaction),
    detail: isKnown && !GONE.has(word) ? undefined : `${word} ${code ?? ''}`.trim(),
  }
}

function statusOf(word: string, code: number | undefined, isConfirmed: boolean): PaymentState['status'] {
  const isRefusal = code !== undefined && code >= LOWEST_REFUSAL && code < APPROVED_CODE
  if (GONE.has(word)) return isConfirmed && !isRefusal ? 'approved' : 'declined'
  const known = STATUS.get(word) ?? 'pending'
  if (known !== 'approved' || code === APPROVED_CODE) return known
  return isRefusal ? 'declined' : 'pending'
}

/** The refunded amount of a transaction. @returns undefined for a partial refund without its amount */
export function returnedAmount({ status, amount, balance }: WireTransaction): MinorUnits | undefined {
  if (GONE.has(status)) return amount
  if (status !== PARTLY_GONE) return 0
  return typeof balance === 'number' ? amount - balance : undefined
}

/** The vendor reports no card network, and shows whole card numbers to some merchants. */
function paidWithOf(transaction: WireTransaction): PaidWith {
  const { authorization_code, payment_type_code, card_detail } = transaction
  const { installments_number, installments_amount } = transaction
  return {
    type: payment_type_code ?? undefined,
    lastFour: /\d{4}$/.exec(card_detail?.card_number ?? '')?.[0],
    authorizationCode: authorization_code ?? undefined,
    // 0 for a sale paid at once
    installments: installments_number || undefined,
    installmentAmount: Number.isInteger(installments_amount) ? (installments_amount ?? undefined) : undefined,
  }
}
