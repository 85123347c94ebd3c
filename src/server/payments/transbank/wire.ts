import { Ajv2020 } from 'ajv/dist/2020.js'

import { withDecimals } from '#domain/money/with-decimals.ts'
import type { MinorUnits } from '#generated/models.ts'

import type { Money, PaymentState } from '../contract.ts'

/** A transaction as Webpay writes it; what does not count here is left out. */
export type WireTransaction = {
  status: string
  amount: number
  buy_order: string
  session_id: string
  response_code?: number
  authorization_code?: string
}

const isText = { type: 'string', maxLength: 100 }
/** Whether an answer is a transaction. */
export const isTransaction = new Ajv2020({ strict: true }).compile<WireTransaction>({
  type: 'object',
  required: ['status', 'amount', 'buy_order', 'session_id'],
  properties: {
    status: isText,
    amount: { type: 'number', minimum: 0 },
    buy_order: isText,
    session_id: isText,
    response_code: { type: 'integer' },
    authorization_code: isText,
  },
})

/** Whether an answer is a link: where its page is, and the token that opens it. */
export const isCreated = new Ajv2020({ strict: true }).compile<{ token: string; url: string }>({
  type: 'object',
  required: ['token', 'url'],
  properties: {
    token: { type: 'string', pattern: '^[A-Za-z0-9]{1,64}$' },
    url: { type: 'string', pattern: '^https?://', maxLength: 300 },
  },
})

/** Whether an answer to a refund says that the money goes back: a reversal always, an annulment when it was approved. */
export const isRefund = new Ajv2020({ strict: true }).compile<{ type: string; response_code?: number }>({
  type: 'object',
  required: ['type'],
  oneOf: [
    { properties: { type: { const: 'REVERSED' } } },
    {
      required: ['response_code'],
      properties: { type: { const: 'NULLIFIED' }, response_code: { const: 0 } },
    },
  ],
})

/** Our id as the vendor takes it: at most 26 characters, which a UUID's digits in base 36 stay below. */
export const buyOrderOf = (id: string): string => BigInt(`0x${id.replaceAll('-', '')}`).toString(36)

const STATUS: ReadonlyMap<string, PaymentState['status']> = new Map([
  ['INITIALIZED', 'open'],
  ['AUTHORIZED', 'approved'],
  ['CAPTURED', 'approved'],
  ['PARTIALLY_NULLIFIED', 'approved'],
  ['FAILED', 'declined'],
  ['REVERSED', 'declined'],
  ['NULLIFIED', 'declined'],
])

const APPROVED_CODE = 0
/** Refusals, by the numbers of the vendor's guide. */
const LOWEST_REFUSAL = -11

export const TRANSBANK = 'transbank'
/** What the vendor settles in; its accounts in other currencies are not served. Pesos have no cents. */
const COUNTED_IN = { currency: 'CLP', decimals: 0 }

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
 * asked about until it is known.
 */
export function stateOf(transaction: WireTransaction, reference: string): PaymentState {
  const { status: word, amount, response_code: code } = transaction
  const status = statusOf(word, code)
  const isKnown = status === 'open' || status === 'approved'
  return {
    status,
    amount,
    ...COUNTED_IN,
    reference,
    detail: isKnown ? undefined : `${word} ${code ?? ''}`.trim(),
  }
}

function statusOf(word: string, code: number | undefined): PaymentState['status'] {
  const known = STATUS.get(word) ?? 'pending'
  if (known !== 'approved' || code === APPROVED_CODE) return known
  const isRefusal = code !== undefined && code >= LOWEST_REFUSAL && code < APPROVED_CODE
  return isRefusal ? 'declined' : 'pending'
}
