import { Ajv2020 } from 'ajv/dist/2020.js'

import type { PaymentState } from '../contract.ts'

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
])

export const TRANSBANK = 'transbank'
/** What the vendor settles in; its accounts in other currencies are not served. Pesos have no cents. */
const COUNTED_IN = { currency: 'CLP', decimals: 0 }

/** A transaction in our words. A status that is not known here took no money. */
export function stateOf(transaction: WireTransaction, reference: string): PaymentState {
  const { status, amount, response_code: code = 0 } = transaction
  const known = STATUS.get(status) ?? 'declined'
  const isRefused = known === 'approved' && code !== 0
  return {
    status: isRefused ? 'declined' : known,
    amount,
    ...COUNTED_IN,
    reference,
    detail: isRefused || known === 'declined' ? `${status} ${code}` : undefined,
  }
}
