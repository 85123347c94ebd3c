import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderCreated, OrderFollowUp, OrderPayload, Problem, Tip } from '#generated/models.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
})
afterAll(() => server.close())

/** An order whose sender says what it costs with this tip. */
async function tipped(alias: string, tip: Tip, amount: number): Promise<OrderPayload> {
  const payload = await orderPayload(server, alias)
  const price = payload.price + amount
  return { ...payload, tip, price, paymentInfo: { ...payload.paymentInfo, amount: price } }
}
const send = <T>(body: OrderPayload) =>
  server.call<T>('POST', '/api/order', { body, headers: { 'idempotency-key': newKey() } })
async function refusal(body: OrderPayload) {
  const answer = await send<Problem>(body)
  expect(answer.status).toBe(422)
  return answer.body.errors ?? []
}

test.each([
  [{ type: 'PERCENT', value: 10 }, 82_000],
  [{ type: 'AMOUNT', value: 50_000 }, 50_000],
] as const)('a tip of %j is computed again, kept and told', async (tip, amount) => {
  const payload = await tipped('bistro', tip, amount)
  const { status, body } = await send<OrderCreated>(payload)
  expect(status).toBe(201)
  expect(body.price).toBe(payload.price)
  const { body: order } = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${body.code}`)
  expect(order).toMatchObject({ tip: amount, price: payload.price, itemsPrice: 820_000 })
  expect(order.orderText).toContain(`Propina: $ ${amount === 82_000 ? '820' : '500'}`)
})

test('an order without a tip has none', async () => {
  const { body } = await send<OrderCreated>(await orderPayload(server, 'bistro'))
  const { body: order } = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${body.code}`)
  expect(order.tip).toBe(0)
  expect(order.orderText).not.toContain('Propina')
})

test('[PAY-02] a price that does not have the tip it names is refused', async () => {
  const payload = await tipped('bistro', { type: 'PERCENT', value: 10 }, 0)
  expect(await refusal(payload)).toMatchObject([
    { code: 'TOTAL_CHANGED', expected: payload.price + 82_000, received: payload.price },
  ])
})

test.each([
  ['a percentage the venue does not suggest', 'bistro', { type: 'PERCENT', value: 50 }],
  ['an amount above the items', 'bistro', { type: 'AMOUNT', value: 820_001 }],
  ['a tip at a venue that takes none', 'bistro-estricto', { type: 'PERCENT', value: 10 }],
] as const)('[PAY-02] %s is refused', async (_what, alias, tip) => {
  const payload = await tipped(alias, tip, 0)
  expect(await refusal(payload)).toContainEqual(
    expect.objectContaining({ code: 'FIELD_INVALID', field: 'tip' }),
  )
})
