import { randomBytes } from 'node:crypto'

import type { CustomerOrdersAnswer, OrderFollowUp, PaymentUrl } from '#generated/models.ts'
import type { Brand } from '#scenarios/brand.ts'
import type { Call } from './call.ts'
import { makeOrder, newKey, payloadOf, type Ordered } from './make-order.ts'
import { cardToken } from './sandbox-card.ts'

/** The card holder name that the sandbox's bank refuses. */
const REFUSED = 'OTHE'

/** An order paid by link. */
export async function makePaidOrder(call: Call, brand: Brand): Promise<Ordered> {
  const made = await makeOrder(call, brand, { isPaidLike: ({ byLink }) => byLink })
  const { price } = await read(call, brand, made)
  const { body } = await call<PaymentUrl>('POST', '/api/paymenturl', {
    body: { code: made.orderCode, branchContactId: brand.venue, amount: price },
    headers: { cookie: made.cookie },
  })
  const decision = new URLSearchParams({ decision: 'pay' })
  await fetch(body.url, { method: 'POST', body: decision, redirect: 'manual' })
  return made
}

/** An order whose card was refused by its bank: it waits for another card. */
export async function makeRefusedOrder(call: Call, brand: Brand): Promise<Ordered> {
  const cookie = `vitrina_device=${randomBytes(32).toString('base64url')}`
  const body = await payloadOf(call, brand, {
    isPaidLike: ({ byCard }) => byCard,
    cardToken: (merchant) => cardToken(call, merchant, REFUSED),
  })
  const headers = { cookie, 'idempotency-key': newKey() }
  // the response says that the card was refused, but not the code of the waiting order
  await call('POST', '/api/order', { body, headers }).catch(() => undefined)
  const asked = new URLSearchParams({ phone: body.phone, branchContactId: brand.venue })
  const own = await call<CustomerOrdersAnswer>('GET', `/api/orders?${asked.toString()}`, {
    headers: { cookie },
  })
  const [order] = own.body.dinerOrders.orders
  if (order === undefined) throw new Error('No order waits for another card')
  return { orderCode: order.code, cookie }
}

const read = async (call: Call, { venue }: Brand, { orderCode, cookie }: Ordered): Promise<OrderFollowUp> =>
  (await call<OrderFollowUp>('GET', `/api/diner/${venue}/order/${orderCode}`, { headers: { cookie } })).body
