import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { bodyRefusalOf, preferenceOf } from './mercado-pago-rules.ts'
import type { AskedBody, Preference } from './mercado-pago-rules.ts'

/** A payment as the vendor's API writes it. */
type WirePayment = {
  id: number
  status: string
  status_detail: string
  transaction_amount: number
  currency_id: string
  external_reference: string
  /** the seller who gets the money */
  collector_id: number
  /** the page on which the card's bank asks, while it waits */
  three_ds_info?: { external_resource_url: string; creq: string }
}

/** An account at the vendor. It takes money in one currency, that of its country. */
export type Seller = { accessToken: string; currency: string }

const SELLER: Seller = { accessToken: 'access-token-of-the-test', currency: 'ARS' }
/** The vendor refuses decimals in these. */
const WHOLE_CURRENCIES = ['CLP', 'COP']

export type SeenRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }

/** Stands in for Mercado Pago's API on this machine: the few calls that are used, by the vendor's own rules. */
export type Emulator = {
  url: string
  requests: SeenRequest[]
  payments: WirePayment[]
  /** the next answers, in place of its own: a status, silence, or what it did in an answer that breaks off */
  next: (number | 'silence' | 'broken')[]
  /** somebody pays a preference on the vendor's page */
  pay(externalReference: string, amount: number, seller?: Seller): WirePayment
  /** somebody pays what a preference asks for in a way that its page offers, as 'account_money' */
  payPreference(externalReference: string, paymentType: string, seller?: Seller): WirePayment
  /** the holder of a card answers its bank, rightly or not */
  answerChallenge(externalReference: string, isRight: boolean): WirePayment
  close(): Promise<void>
}

/** By the token, as the sandbox goes by the holder's name. */
const REFUSED: Record<string, [status: string, detail: string]> = {
  tokenoftheFUND: ['rejected', 'cc_rejected_insufficient_amount'],
  tokenoftheOTHE: ['rejected', 'cc_rejected_other_reason'],
  tokenoftheCONT: ['in_process', 'pending_contingency'],
}

const RISKY = 'tokenoftheCHAL'
/** Who asks for it, as the vendor's guide shows it. */
const BANK = {
  external_resource_url: 'https://acs-public.tp.mastercard.example/api/v1/browser_Challenges',
  creq: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9',
}

export async function startEmulator(sellers: readonly Seller[] = [SELLER]): Promise<Emulator> {
  const byKey = new Map<string, unknown>()
  const preferences = new Map<string, Preference>()
  const emulator: Emulator = {
    url: '',
    requests: [],
    payments: [],
    next: [],
    pay(external_reference, transaction_amount, seller = sellers[0] ?? SELLER) {
      const payment = newPayment({ external_reference, transaction_amount, token: '' }, seller)
      emulator.payments.push(payment)
      return payment
    },
    payPreference(reference, payment_type_id, seller = sellers[0] ?? SELLER) {
      const preference = preferences.get(reference)
      if (preference === undefined) throw new Error('No such preference')
      if (preference.excluded.includes(payment_type_id)) throw new Error(`${payment_type_id} is not offered`)
      return Object.assign(emulator.pay(reference, preference.amount, seller), { payment_type_id })
    },
    answerChallenge(reference, isRight) {
      const payment = emulator.payments.find(
        ({ external_reference, status_detail }) =>
          external_reference === reference && status_detail === 'pending_challenge',
      )
      if (payment === undefined) throw new Error('No bank waits for an answer')
      const [status, status_detail] = isRight
        ? ['approved', 'accredited']
        : ['rejected', 'cc_rejected_3ds_challenge']
      return Object.assign(payment, { status, status_detail, three_ds_info: undefined })
    },
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
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    emulator.requests.push({ method, path: url, headers, body })
    const override = emulator.next.shift()
    if (override === 'silence') return
    const send = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(value).slice(0, override === 'broken' ? -1 : undefined))
    if (typeof override === 'number') return void send(override, { message: 'fault', status: override })
    const seller = sellers.find(({ accessToken }) => headers.authorization === `Bearer ${accessToken}`)
    if (seller === undefined) return void send(401, {})
    const path = (url.split('?')[0] ?? '').replace(/\/$/, '')
    const key = `${seller.accessToken} ${String(headers['x-idempotency-key'])}`
    if (method === 'POST') {
      const reason = refusalOf(body as Asked, seller) ?? bodyRefusalOf(body as AskedBody)
      if (reason !== undefined) return void send(400, { message: reason, status: 400 })
      const made = byKey.get(key) ?? create(path, body as Asked, seller)
      byKey.set(key, made)
      return void send(201, made)
    }
    // an account sees what it was paid, and nothing of another's
    const own = emulator.payments.filter(({ collector_id }) => collector_id === idOf(seller))
    if (path === '/v1/payments/search') {
      const reference = new URL(url, 'http://localhost').searchParams.get('external_reference')
      const results = own.filter((one) => one.external_reference === reference)
      return void send(200, { results, paging: { total: results.length } })
    }
    const payment = own.find(({ id }) => path === `/v1/payments/${id}`)
    send(payment ? 200 : 404, payment ?? { message: 'not found', status: 404 })
  }

  const idOf = ({ accessToken }: Seller): number =>
    500 + sellers.findIndex((one) => one.accessToken === accessToken)

  function create(path: string, body: Asked, seller: Seller): unknown {
    if (path === '/checkout/preferences') {
      const id = randomUUID()
      preferences.set(body.external_reference, preferenceOf(body))
      return { id, init_point: `https://www.mercadopago.example/checkout?pref_id=${id}` }
    }
    const payment = newPayment(body, seller)
    emulator.payments.push(payment)
    return payment
  }

  function newPayment(
    { external_reference, transaction_amount = 0, token, three_d_secure_mode }: Asked,
    seller: Seller,
  ): WirePayment {
    // a card of high risk: its bank is asked where the seller lets it
    const isRisky = token === RISKY
    const isAsked = isRisky && three_d_secure_mode === 'optional'
    const [status, status_detail] = isRisky
      ? isAsked
        ? ['pending', 'pending_challenge']
        : ['rejected', 'cc_rejected_high_risk']
      : (REFUSED[token] ?? ['approved', 'accredited'])
    return {
      id: 1_000 + emulator.payments.length,
      status,
      status_detail,
      transaction_amount,
      external_reference,
      currency_id: seller.currency,
      collector_id: idOf(seller),
      three_ds_info: isAsked ? BANK : undefined,
    }
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  emulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return emulator
}

type Asked = {
  external_reference: string
  /** of a payment; those of a preference are its items' */
  transaction_amount?: number
  token: string
  three_d_secure_mode?: string
  items?: { unit_price: number; currency_id: string }[]
}

/** Why the vendor refuses a payment or a preference of the seller. A card's payment names no currency. */
function refusalOf({ transaction_amount = 0, items = [] }: Asked, { currency }: Seller): string | undefined {
  if (items.some(({ currency_id }) => currency_id !== currency)) return 'currency_id invalid'
  const amounts = items.length > 0 ? items.map(({ unit_price }) => unit_price) : [transaction_amount]
  if (amounts.some((amount) => amount <= 0)) return 'transaction_amount must be positive'
  const isWhole = amounts.every(Number.isInteger)
  if (WHOLE_CURRENCIES.includes(currency) && !isWhole)
    return `Prices in ${currency} currency must be expressed with integer values`
  return undefined
}
