import { randomBytes } from 'node:crypto'

import type {
  CustomerOrdersAnswer,
  OrderFollowUp,
  PaymentProvidersAnswer,
  PaymentUrl,
} from '#generated/models.ts'
import type { Brand } from '#scenarios/brand.ts'
import type { Call } from './call.ts'
import { makeOrder, newKey, payloadOf } from './make-order.ts'

/** A card of the sandbox that its bank refuses. */
const REFUSED_CARD = {
  cardNumber: '4509953566233704',
  cardName: 'OTHE',
  cardExpiry: '11/30',
  cardSecurityCode: '123',
  cardDocument: '12345678',
}

type Made = { code: string; cookie: string }

/** An order that its diner paid by link. */
export async function makePaidOrder(call: Call, brand: Brand): Promise<Made> {
  const made = await makeOrder(call, brand, brand.plate, ({ byLink }) => byLink)
  const { price } = await read(call, brand, made)
  const { body } = await call<PaymentUrl>('POST', '/api/paymenturl', {
    body: { code: made.code, branchContactId: brand.venue, amount: price },
    headers: { cookie: made.cookie },
  })
  const decision = new URLSearchParams({ decision: 'pay' })
  await fetch(body.url, { method: 'POST', body: decision, redirect: 'manual' })
  return made
}

/** An order whose card was refused by its bank: it waits for another one. */
export async function makeRefusedOrder(call: Call, brand: Brand): Promise<Made> {
  const cookie = `vitrina_device=${randomBytes(32).toString('base64url')}`
  const cardToken = (merchant: string) => tokenOf(call, merchant)
  const body = await payloadOf(call, brand, brand.plate, ({ byCard }) => byCard, { cardToken })
  const headers = { cookie, 'idempotency-key': newKey() }
  // the answer says that the card was refused, and not under which code the order waits
  await call('POST', '/api/order', { body, headers }).catch(() => undefined)
  const asked = new URLSearchParams({ phone: body.phone, branchContactId: brand.venue })
  const own = await call<CustomerOrdersAnswer>('GET', `/api/orders?${asked.toString()}`, {
    headers: { cookie },
  })
  const [order] = own.body.dinerOrders.orders
  if (order === undefined) throw new Error('No order waits for another card')
  return { code: order.code, cookie }
}

async function tokenOf(call: Call, merchant: string): Promise<string> {
  const { body } = await call<PaymentProvidersAnswer>('GET', '/api/payments/providers')
  const sandbox = body.providers.find(({ origin }) => origin !== undefined)?.origin ?? ''
  const answer = await fetch(`${sandbox}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, card: REFUSED_CARD }),
  })
  // of the sandbox, which this server runs
  return ((await answer.json()) as { token: string }).token
}

const read = async (call: Call, { venue }: Brand, { code, cookie }: Made): Promise<OrderFollowUp> =>
  (await call<OrderFollowUp>('GET', `/api/diner/${venue}/order/${code}`, { headers: { cookie } })).body
