import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderCreated, OrderFollowUp } from '#generated/models.ts'
import { NEAR, newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
})
afterAll(() => server.close())

const placed = async (body: unknown): Promise<OrderFollowUp> => {
  const headers = { 'idempotency-key': newKey() }
  const {
    status,
    body: order,
    text,
  } = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect(status, text).toBe(201)
  return (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${order.code}`)).body
}

describe('[ORDER-02] the message to the venue', () => {
  test("is written by the server in the tenant's words", async () => {
    const { orderText, whatsAppPhone } = await placed({
      ...(await orderPayload(server, 'bistro')),
      orderText: 'algo inventado',
    })
    expect(orderText).toMatch(/^Comanda [0-9A-Z]{4}-[0-9A-Z]{3}-[0-9A-Z]{4}\n/)
    expect(orderText).not.toContain('inventado')
    expect(whatsAppPhone).toBe('+5491140000000')
  })

  test('says what cash is paid with and what comes back, under either name of the amount', async () => {
    const { paysWith: _paysWith, ...payload } = await orderPayload(server, 'bistro', { mode: 'delivery' })
    const { paysWith, orderText } = await placed({ ...payload, paymentAmount: 2_000_000 })
    expect(paysWith).toBe(2_000_000)
    expect(orderText).toMatch(/\nPaga con: \$.20\.000\nVuelto: \$/)
  })

  test('says neither cash nor address where the order has none, whatever was sent', async () => {
    const payload = await orderPayload(server, 'bistro')
    const { orderText } = await placed({ ...payload, paysWith: 2_000_000, destination: NEAR })
    expect(orderText).toContain('Nombre: Ana Pérez')
    for (const line of ['Paga con', 'Vuelto', 'Dirección', 'Entrecalles', 'Aclaraciones'])
      expect(orderText).not.toContain(line)
  })

  test('an order too long for it goes with what kitchen and rider need, for whose order it is alone', async () => {
    const choices = Array.from({ length: 10 }, (_, index) => ({
      plate: 'milanesa',
      sizeId: 'chica',
      garnishes: { guarnicion: { rucula: 1 } },
      notes: `sin sal, plato ${index}, ${'ñ'.repeat(30)}`,
    }))
    const form = { notes: 'Alergia al maní', paysWith: 50_000_000 }
    const order = await placed(await orderPayload(server, 'bistro', { mode: 'delivery', choices, form }))
    expect(order.orderSummary).toMatch(/^Comanda [0-9A-Z]{4}-[0-9A-Z]{3}-[0-9A-Z]{4}\n/)
    for (const line of [
      'Notas: Alergia al maní',
      'Nombre: Ana Pérez',
      'Teléfono: ',
      'Dirección: ',
      'sin sal, plato 0',
    ])
      expect(order.orderSummary).toContain(line)
    const path = `/api/diner/bistro/order/${order.code}`
    const stranger = await server.call<OrderFollowUp>('GET', path, { headers: { cookie: '' } })
    expect(stranger.body.own).toBe(false)
    expect(stranger.body.orderSummary).toBeUndefined()
  })

  test('an order that fits needs nothing shorter', async () => {
    expect((await placed(await orderPayload(server, 'bistro'))).orderSummary).toBeUndefined()
  })
})
