import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { refund, refusal, type NextRefund } from './mercado-pago-refunds.ts'
import { bodyRefusalOf, preferenceOf, type AskedBody } from './mercado-pago-rules.ts'
import { newPayment, type Asked, type WirePayment, type WirePreference } from './mercado-pago-wire.ts'

/** An account at the vendor. It takes money in one currency, that of its country. */
export type Seller = { accessToken: string; currency: string }

const SELLER: Seller = { accessToken: 'access-token-of-the-test', currency: 'ARS' }
/** The vendor refuses decimals in these. */
const WHOLE_CURRENCIES = ['CLP', 'COP']
/** The vendor's search answers with this many, and never with more than the second. */
const PAGE_SIZE = 30
const LONGEST_PAGE = 100

export type SeenRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }

/** Stands in for Mercado Pago's API on this machine: the few calls that are used, by the vendor's own rules. */
export type Emulator = {
  url: string
  requests: SeenRequest[]
  payments: WirePayment[]
  preferences: WirePreference[]
  /** the next answers, in place of its own: a status, silence, or what it did in an answer that breaks off */
  next: (number | 'silence' | 'broken')[]
  /** the next refunds that are asked for */
  nextRefunds: NextRefund[]
  /** its clock: that of the server under test, where an end or a delay counts */
  time: { now: Date }
  /** how long a new payment stays out of its search */
  searchLagMs: number
  /** its idempotency keys are good for a while only */
  forgetKeys(): void
  /** somebody pays a preference on the vendor's page, which is possible more than once */
  pay(externalReference: string, amount: number, seller?: Seller): WirePayment
  /** whether somebody who opens the page of a preference can pay */
  isOpen(externalReference: string): boolean
  /** somebody pays what a preference asks for in a way that its page offers, as 'account_money' */
  payPreference(externalReference: string, paymentType: string, seller?: Seller): WirePayment
  /** the holder of a card answers its bank, rightly or not */
  answerChallenge(externalReference: string, isRight: boolean): WirePayment
  /** the bank of who paid takes the money away for as long as the dispute lasts */
  chargeBack(paymentId: string): void
  /** and what comes of the dispute; `isApproved`: the payment says that it is approved again, which not all of them do */
  decideDispute(paymentId: string, isWon: boolean, isApproved?: boolean): void
  close(): Promise<void>
}

/** By the token, as the sandbox goes by the holder's name. */
const REFUSED: Record<string, [status: string, detail: string]> = {
  tokenoftheFUND: ['rejected', 'cc_rejected_insufficient_amount'],
  tokenoftheOTHE: ['rejected', 'cc_rejected_other_reason'],
  tokenoftheCONT: ['in_process', 'pending_contingency'],
}

const RISKY = 'tokenoftheCHAL'
/** Spent, or too old. */
const GONE = 'tokenoftheGONE'
/** Who asks for it, as the vendor's guide shows it. */
const BANK = {
  external_resource_url: 'https://acs-public.tp.mastercard.example/api/v1/browser_Challenges',
  creq: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9',
}

export async function startEmulator(sellers: readonly Seller[] = [SELLER]): Promise<Emulator> {
  const byKey = new Map<string, unknown>()
  const refundKeys = new Set<string>()
  const emulator: Emulator = {
    url: '',
    requests: [],
    payments: [],
    preferences: [],
    next: [],
    nextRefunds: [],
    time: { now: new Date(0) },
    searchLagMs: 0,
    forgetKeys() {
      byKey.clear()
      refundKeys.clear()
    },
    pay: (external_reference, transaction_amount, seller = sellers[0] ?? SELLER) =>
      charge({ external_reference, transaction_amount, token: '' }, seller),
    isOpen: (reference) =>
      emulator.preferences.some(
        ({ external_reference, expires, expiration_date_to }) =>
          external_reference === reference &&
          (!expires || Date.parse(expiration_date_to) > emulator.time.now.getTime()),
      ),
    payPreference(reference, payment_type_id, seller = sellers[0] ?? SELLER) {
      const preference = emulator.preferences.find((one) => one.external_reference === reference)
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
    chargeBack: (id) => change(id, { status: 'charged_back', status_detail: 'in_process' }),
    decideDispute: (id, isWon, isApproved = false) =>
      change(id, {
        status: isWon && isApproved ? 'approved' : 'charged_back',
        status_detail: isWon ? 'reimbursed' : 'settled',
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  function change(id: string, to: Partial<WirePayment>): void {
    const payment = emulator.payments.find((one) => String(one.id) === id)
    if (payment === undefined) throw new Error('No such payment')
    Object.assign(payment, to, { date_last_updated: emulator.time.now.toISOString() })
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
    const send = (status: number, value: unknown = '') =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(value).slice(0, override === 'broken' ? -1 : undefined))
    if (typeof override === 'number') return void send(override, { message: 'fault', status: override })
    const seller = sellers.find(({ accessToken }) => headers.authorization === `Bearer ${accessToken}`)
    if (seller === undefined) return void send(401, {})
    const asked = new URL(url, 'http://localhost')
    const path = asked.pathname.replace(/\/$/, '')
    const notFound = () => send(404, { message: 'not found', status: 404 })
    // an account sees what it was paid, and nothing of another's
    const isOwn = ({ collector_id }: { collector_id: number }) => collector_id === idOf(seller)

    const [, ofPayment, refundId] = /^\/v1\/payments\/(\d+)\/refunds(?:\/(\d+))?$/.exec(path) ?? []
    if (ofPayment !== undefined) {
      const payment = emulator.payments.find((one) => isOwn(one) && String(one.id) === ofPayment)
      if (payment === undefined) return void notFound()
      const isTold = headers['x-render-in-process-refunds'] === 'true'
      if (method === 'POST') {
        const next = emulator.nextRefunds.shift()
        const key = headers['x-idempotency-key']?.toString()
        const { amount } = body as { amount?: number }
        const made = refund(payment, { key, amount, isTold }, refundKeys, next)
        if (next === 'lost') return void response.destroy()
        return void (made.value === undefined
          ? response.writeHead(made.status).end()
          : send(made.status, made.value))
      }
      const told = payment.refunds.filter(({ status }) => isTold || status !== 'in_process')
      if (refundId === undefined) return void send(200, told)
      const one = told.find(({ id }) => String(id) === refundId)
      return void (one === undefined ? notFound() : send(200, one))
    }

    const key = `${seller.accessToken} ${String(headers['x-idempotency-key'])}`
    if (method === 'POST') {
      const reason = refusalOf(body as Asked, seller) ?? bodyRefusalOf(body as AskedBody)
      if (reason !== undefined) return void send(400, { message: reason, status: 400 })
      if ((body as Asked).token === GONE)
        return void send(400, refusal(400, 2006, 'Card Token not found').value)
      const made = byKey.get(key) ?? create(path, body as Asked, seller)
      byKey.set(key, made)
      return void send(201, made)
    }
    if (path.startsWith('/checkout/preferences/')) {
      const own = emulator.preferences.filter(isOwn)
      const reference = asked.searchParams.get('external_reference')
      const elements = own.filter((one) => one.external_reference === reference)
      if (path.endsWith('/search')) return void send(200, { elements, total: elements.length })
      const preference = own.find(({ id }) => path.endsWith(`/${id}`))
      if (preference === undefined) return void notFound()
      if (method === 'PUT') Object.assign(preference, body)
      return void send(200, preference)
    }
    if (path === '/v1/payments/search') return void send(200, search(asked.searchParams, isOwn))
    const payment = emulator.payments.find((one) => isOwn(one) && path === `/v1/payments/${one.id}`)
    void (payment === undefined ? notFound() : send(200, payment))
  }

  const idOf = ({ accessToken }: Seller): number =>
    500 + sellers.findIndex((one) => one.accessToken === accessToken)

  function search(asked: URLSearchParams, isOwn: (payment: WirePayment) => boolean) {
    const latest = emulator.time.now.getTime() - emulator.searchLagMs
    const all = emulator.payments
      .filter((one) => isOwn(one) && one.external_reference === asked.get('external_reference'))
      .filter(({ date_created }) => Date.parse(date_created) <= latest)
      // what a bank asks stands in the payment alone
      .map(({ three_ds_info: _asked, ...listed }) => listed)
    const sorted = asked.get('criteria') === 'asc' ? all : all.toReversed()
    const offset = Number(asked.get('offset') ?? 0)
    const limit = Math.min(Number(asked.get('limit') ?? PAGE_SIZE), LONGEST_PAGE)
    return { results: sorted.slice(offset, offset + limit), paging: { total: all.length, limit, offset } }
  }

  function create(path: string, body: Asked, seller: Seller): unknown {
    if (path !== '/checkout/preferences') return charge(body, seller)
    const { external_reference, items = [], expires = false, expiration_date_to = '' } = body
    const id = `${idOf(seller)}-${randomUUID()}`
    const preference = { id, external_reference, items, expires, expiration_date_to }
    emulator.preferences.push({ ...preference, ...preferenceOf(body), collector_id: idOf(seller) })
    return { ...preference, init_point: `https://www.mercadopago.example/checkout?pref_id=${id}` }
  }

  function charge(asked: Asked, seller: Seller): WirePayment {
    // a card of high risk: its bank is asked where the seller lets it
    const isRisky = asked.token === RISKY
    const isAsked = isRisky && asked.three_d_secure_mode === 'optional'
    const [status, status_detail] = isRisky
      ? isAsked
        ? ['pending', 'pending_challenge']
        : ['rejected', 'cc_rejected_high_risk']
      : (REFUSED[asked.token] ?? ['approved', 'accredited'])
    const payment = newPayment(asked, {
      id: 1_000 + emulator.payments.length,
      status,
      status_detail,
      date_created: emulator.time.now.toISOString(),
      currency_id: seller.currency,
      collector_id: idOf(seller),
      three_ds_info: isAsked ? BANK : undefined,
    })
    emulator.payments.push(payment)
    return payment
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  emulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return emulator
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
