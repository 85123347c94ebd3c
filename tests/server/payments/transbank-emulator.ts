import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const COMMERCE = '597055555532'
export const API_KEY = 'secret-key-of-the-test'

type Transaction = {
  token: string
  /** the account that gets the money */
  commerce: string
  buy_order: string
  session_id: string
  amount: number
  return_url: string
  /** as our word left it; before it the bank says AUTHORIZED of what the diner agreed to, and takes nothing */
  status: 'INITIALIZED' | 'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED'
  /** what is left of the amount, once some of it was annulled */
  balance?: number
  /** said in place of the bank's own words */
  says?: {
    status?: string
    response_code?: number
    payment_type_code?: string
    installments_number?: number
    installments_amount?: number
  }
  /** what the diner did on the bank's page */
  paid?: 'agreed' | 'refused'
}

/** Stands in for Transbank's REST API on this machine: the four calls of Webpay Plus, by the vendor's own rules. */
export type TransbankEmulator = {
  url: string
  requests: string[]
  transactions: Transaction[]
  /** the next answers, in place of its own; `lost`: done, and the answer breaks off */
  next: (number | 'lost')[]
  /** the next answers to a refund; `refused`: an annulment that its acquirer did not make */
  nextRefunds: (number | 'lost' | 'refused')[]
  /** whether what is left of a sale can only be annulled, as from the next day on */
  isNextDay: boolean
  /** whether transactions are too old for their status, as after a week */
  isStatusGone: boolean
  close(): Promise<void>
}

const PATH = '/rswebpaytransaction/api/webpay/v1.2/transactions'
const PAID = { authorization_code: '1213', payment_type_code: 'VN', installments_number: 0 }

/** @param keys - secret keys by commerce code */
export async function startTransbank(
  keys: Readonly<Record<string, string>> = { [COMMERCE]: API_KEY },
): Promise<TransbankEmulator> {
  const emulator: TransbankEmulator = {
    url: '',
    requests: [],
    transactions: [],
    next: [],
    nextRefunds: [],
    isNextDay: false,
    isStatusGone: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const { method = '', url = '', headers } = request
    const [, token = '', action = ''] = url.slice(PATH.length).split('/')
    emulator.requests.push(`${method} ${action === '' ? (token === '' ? '' : 'token') : action}`.trim())
    const override =
      emulator.next.shift() ?? (action === 'refunds' ? emulator.nextRefunds.shift() : undefined)
    const send = (status: number, value: unknown) => {
      if (override === 'lost') return void response.destroy()
      return void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(value))
    }
    const refuse = (status: number, message: string) => send(status, { error_message: message })
    if (typeof override === 'number') return refuse(override, 'fault')
    const commerce = String(headers['tbk-api-key-id'])
    const isKnown = keys[commerce] !== undefined && keys[commerce] === headers['tbk-api-key-secret']
    if (!url.startsWith(PATH) || !isKnown) return refuse(401, 'Not Authorized')
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    if (method === 'POST' && token === '') {
      const made = create(body, commerce)
      return send(200, { token: made.token, url: `${emulator.url}/webpayserver/initTransaction` })
    }
    const found = emulator.transactions.find((one) => one.token === token && one.commerce === commerce)
    if (found === undefined) return refuse(422, 'Transaction not found')
    if (method === 'PUT') {
      if (found.status !== 'INITIALIZED') return refuse(422, 'Transaction already locked by another process')
      if (found.paid === undefined) return refuse(422, 'Invalid status 0 for transaction')
      found.status = found.paid === 'agreed' ? 'AUTHORIZED' : 'FAILED'
    } else if (method === 'POST' && action === 'refunds') {
      const amount = Number(body['amount'])
      const reason = refusalOf(found, amount)
      if (reason !== undefined) return refuse(422, reason)
      if (override === 'refused') return send(200, { type: 'NULLIFIED', response_code: -1 })
      return send(200, giveBack(found, amount, emulator.isNextDay))
    } else if (emulator.isStatusGone) return refuse(422, 'Transaction has an invalid state')
    const { token: _token, commerce: _commerce, return_url: _url, paid, says, ...transaction } = found
    const isAgreed = found.status === 'INITIALIZED' && paid === 'agreed'
    const status = isAgreed ? 'AUTHORIZED' : found.status
    const code = status === 'FAILED' ? -1 : 0
    const card = status === 'INITIALIZED' ? {} : { ...PAID, card_detail: { card_number: '6623' } }
    send(200, { ...transaction, ...card, status, response_code: code, ...says })
  }

  function create(body: Record<string, unknown>, commerce: string): Transaction {
    const made: Transaction = {
      token: (emulator.transactions.length + 1).toString(16).padStart(64, 'a'),
      commerce,
      buy_order: String(body['buy_order']),
      session_id: String(body['session_id']),
      amount: Number(body['amount']),
      return_url: String(body['return_url']),
      status: 'INITIALIZED',
    }
    emulator.transactions.push(made)
    return made
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  emulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return emulator
}

function refusalOf(
  { status, amount: paid, balance = paid }: Transaction,
  amount: number,
): string | undefined {
  if (status === 'REVERSED' || status === 'NULLIFIED') return 'Transaction already fully refunded'
  if (status !== 'AUTHORIZED' && status !== 'PARTIALLY_NULLIFIED') return 'Transaction is not authorized'
  if (amount <= 0) return 'Invalid amount'
  return amount > balance ? 'Amount to refund is bigger than authorized' : undefined
}

/** Somebody annuls a part at the vendor's own page. */
export function giveBackAtPage(transaction: Transaction, amount: number): void {
  giveBack(transaction, amount, true)
}

/** All of it on the day of the sale is a reversal, which has no code; the rest are annulments. */
function giveBack(transaction: Transaction, amount: number, isNextDay: boolean): object {
  const { balance = transaction.amount } = transaction
  if (amount === transaction.amount && !isNextDay) {
    transaction.status = 'REVERSED'
    return { type: 'REVERSED' }
  }
  transaction.balance = balance - amount
  transaction.status = transaction.balance === 0 ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED'
  const { balance: left } = transaction
  return {
    type: 'NULLIFIED',
    authorization_code: '7788',
    response_code: 0,
    nullified_amount: amount,
    balance: left,
  }
}
