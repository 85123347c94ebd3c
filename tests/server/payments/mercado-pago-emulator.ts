import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A payment as the vendor's API writes it. */
type WirePayment = {
  id: number
  status: string
  status_detail: string
  transaction_amount: number
  currency_id: string
  external_reference: string
}

export type SeenRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }

/** Stands in for Mercado Pago's API on this machine: the few calls that are used, by the vendor's own rules. */
export type Emulator = {
  url: string
  requests: SeenRequest[]
  payments: WirePayment[]
  /** the next answers, in place of its own: a status, silence, or what it did in an answer that breaks off */
  next: (number | 'silence' | 'broken')[]
  /** somebody pays a preference on the vendor's page */
  pay(externalReference: string, amount: number): WirePayment
  close(): Promise<void>
}

/** By the token, as the sandbox goes by the holder's name. */
const REFUSED: Record<string, [status: string, detail: string]> = {
  tokenoftheFUND: ['rejected', 'cc_rejected_insufficient_amount'],
  tokenoftheOTHE: ['rejected', 'cc_rejected_other_reason'],
  tokenoftheCONT: ['in_process', 'pending_contingency'],
}

export async function startEmulator(): Promise<Emulator> {
  const byKey = new Map<string, unknown>()
  const emulator: Emulator = {
    url: '',
    requests: [],
    payments: [],
    next: [],
    pay(external_reference, transaction_amount) {
      const payment = newPayment({ external_reference, transaction_amount, token: '' })
      emulator.payments.push(payment)
      return payment
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
    if (headers.authorization !== 'Bearer access-token-of-the-test') return void send(401, {})
    const path = (url.split('?')[0] ?? '').replace(/\/$/, '')
    const key = String(headers['x-idempotency-key'])
    if (method === 'POST') {
      const made = byKey.get(key) ?? create(path, body as Record<string, unknown>)
      byKey.set(key, made)
      return void send(201, made)
    }
    if (path === '/v1/payments/search') {
      const reference = new URL(url, 'http://localhost').searchParams.get('external_reference')
      const results = emulator.payments.filter((one) => one.external_reference === reference)
      return void send(200, { results, paging: { total: results.length } })
    }
    const payment = emulator.payments.find(({ id }) => path === `/v1/payments/${id}`)
    send(payment ? 200 : 404, payment ?? { message: 'not found', status: 404 })
  }

  function create(path: string, body: Record<string, unknown>): unknown {
    if (path === '/checkout/preferences') {
      const id = randomUUID()
      return { id, init_point: `https://www.mercadopago.example/checkout?pref_id=${id}` }
    }
    const payment = newPayment(body as never)
    emulator.payments.push(payment)
    return payment
  }

  function newPayment(body: { external_reference: string; transaction_amount: number; token: string }) {
    const [status, status_detail] = REFUSED[body.token] ?? ['approved', 'accredited']
    const { external_reference, transaction_amount } = body
    const id = 1_000 + emulator.payments.length
    return { id, status, status_detail, transaction_amount, external_reference, currency_id: 'ARS' }
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  emulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return emulator
}
