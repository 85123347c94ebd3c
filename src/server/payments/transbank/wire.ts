import { withDecimals } from '#domain/money/with-decimals.ts'
import type { MinorUnits } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import type { Money, PaidWith, PaymentState } from '../contract.ts'

/** A transaction as Webpay writes it; what does not count here is left out. */
export type WireTransaction = {
  status: string
  amount: number
  buy_order: string
  session_id: string
  response_code?: number
  /** what is left of the amount, once some of it was annulled */
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

/** Whether an answer is a link: where its page is, and the token that opens it. */
export const isCreated = ownSchemas().compile<{ token: string; url: string }>({
  type: 'object',
  required: ['token', 'url'],
  properties: {
    token: { type: 'string', pattern: '^[A-Za-z0-9]{1,64}$' },
    url: { type: 'string', pattern: '^https?://', maxLength: 300 },
  },
})

/** A reversal as if nothing had been paid, or an annulment, which can be of a part and has a code of its own. */
export type WireRefund =
  | { type: 'REVERSED' }
  | { type: 'NULLIFIED'; response_code: number; authorization_code?: string | null }

/** Whether an answer says what became of a refund. */
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

/** Our id as the vendor takes it: at most 26 characters, which a UUID's digits in base 36 stay below. */
export const buyOrderOf = (id: string): string => BigInt(`0x${id.replaceAll('-', '')}`).toString(36)

const BUY_ORDER = /^[0-9a-z]{1,26}$/
const UUID_DIGITS = 32

/** Our id in what {@link buyOrderOf} made of it. @returns undefined for what is none of ours */
export function attemptIdOf(buyOrder: string): string | undefined {
  if (!BUY_ORDER.test(buyOrder)) return undefined
  let id = 0n
  for (const digit of buyOrder) id = id * 36n + BigInt(Number.parseInt(digit, 36))
  const digits = id.toString(16).padStart(UUID_DIGITS, '0')
  if (digits.length > UUID_DIGITS) return undefined
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Its words before any money went back; REVERSED and NULLIFIED stand in {@link GONE}. */
const STATUS: ReadonlyMap<string, PaymentState['status']> = new Map([
  ['INITIALIZED', 'open'],
  ['AUTHORIZED', 'approved'],
  ['CAPTURED', 'approved'],
  ['PARTIALLY_NULLIFIED', 'approved'],
  ['FAILED', 'declined'],
])
/** All of the money went back: by our refund, or by the bank itself where it had not heard our confirmation. */
const GONE: ReadonlySet<string> = new Set(['REVERSED', 'NULLIFIED'])
const PARTLY_GONE = 'PARTIALLY_NULLIFIED'

export const APPROVED_CODE = 0
/** Refusals, by the numbers of the vendor's guide. */
const LOWEST_REFUSAL = -11

export const TRANSBANK = 'transbank'
/** What the vendor settles in; its accounts in other currencies are not served. Pesos have no cents. */
export const COUNTED_IN = { currency: 'CLP', decimals: 0 }

/** With how many decimals the vendor takes a currency. @returns undefined for one that it does not take */
export const transbankDecimals = (currency: string): number | undefined =>
  currency === COUNTED_IN.currency ? COUNTED_IN.decimals : undefined

/** @returns undefined for what is no amount of whole pesos */
export function toPesos({ amount, decimals, currency }: Money): MinorUnits | undefined {
  const most = transbankDecimals(currency)
  return most === undefined ? undefined : withDecimals(amount, decimals, most)
}

/**
 * A transaction in our words. What the vendor's guide does not know is no refusal: money may have been taken, so it is
 * asked about until it is known. Money that came and went back was approved, but only once our server had confirmed:
 * before that nothing was taken.
 * @param isConfirmed - whether our server confirmed the transaction, or may have
 */
export function stateOf(transaction: WireTransaction, reference: string, isConfirmed: boolean): PaymentState {
  const { status: word, amount, response_code: code } = transaction
  const gone = goneOf(transaction)
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

/** How much of a transaction went back so far. @returns undefined where it went back in part and does not say how much */
export function goneOf({ status, amount, balance }: WireTransaction): MinorUnits | undefined {
  if (GONE.has(status)) return amount
  if (status !== PARTLY_GONE) return 0
  return typeof balance === 'number' ? amount - balance : undefined
}

/** The vendor names no network of a card, and writes whole numbers of cards to who may see them. */
function paidWithOf(transaction: WireTransaction): PaidWith {
  const { authorization_code, payment_type_code, card_detail } = transaction
  const { installments_number, installments_amount } = transaction
  return {
    type: payment_type_code ?? undefined,
    lastFour: /\d{4}$/.exec(card_detail?.card_number ?? '')?.[0],
    authorizationCode: authorization_code ?? undefined,
    // 0 of a sale that is paid at once
    installments: installments_number || undefined,
    installmentAmount: Number.isInteger(installments_amount) ? (installments_amount ?? undefined) : undefined,
  }
}
