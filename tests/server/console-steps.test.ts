import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ConsoleOrder, ConsoleStack, ConsoleToken, Problem } from '#generated/models.ts'
import { bearer, venueToken } from './support/console.ts'
import { BY_CARD, deliveries, riderCalls } from './support/deliveries.ts'
import { newKey } from './support/order-payload.ts'
import { startShift } from './support/shift.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const STACKS = '/api/admin/branchcontacts/bistro/stacks'

let server: TestApp
let token: ConsoleToken
let made: ReturnType<typeof deliveries>
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
  token = await venueToken(server, 'bistro')
  made = deliveries(server)
})
afterAll(() => server.close())

let riders = 0
const onShift = async () => {
  riders += 1
  return riderCalls(server, await startShift(server, { name: 'Rita', phone: `+549115556000${riders}` }))
}
/** Presses of a console under one key. */
function presses() {
  const key = newKey()
  return <T = ConsoleOrder>(method: 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown) => {
    const headers = { ...bearer(token).headers, 'idempotency-key': key }
    return server.call<T & Problem>(method, url, { headers, body })
  }
}
const orderUrl = (code: string) => `/api/admin/orders/${code}`

test('sent out: a repeat is answered although a rider has taken it', async () => {
  const rita = await onShift()
  const code = await made.place(BY_CARD)
  await made.moveOrder(code, 'ACCEPTED')
  const press = presses()
  const send = () => press('POST', `${orderUrl(code)}/shipment`)
  expect((await send()).body.shipment?.status).toBe('LOOKING_FOR_DRIVER')
  const { id } = await made.shipmentOf(code)
  await rita.move(id, 'ON_ROUTE_TO_PICK_UP')
  expect((await send()).body).toMatchObject({ shipment: { id, status: 'ON_ROUTE_TO_PICK_UP' } })
  expect((await press('PUT', `${orderUrl(code)}/status`, { status: 'READY' })).body.code).toBe(
    'IDEMPOTENCY_CONFLICT',
  )
  // another press
  expect((await presses()('POST', `${orderUrl(code)}/shipment`)).body.code).toBe('STATUS_CONFLICT')
})

test('new tries and a delivery without the key: a repeat is answered after the delivery, and counts once', async () => {
  const rita = await onShift()
  const { code, shipment } = await made.ready(BY_CARD)
  const { id, deliveryKey } = shipment
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
    await rita.move(id, status)
  const key = deliveryKey === '0000' ? '1111' : '0000'
  const lock = async () => {
    for (let tries = 0; tries < 5; tries += 1) await rita.tellKey(id, { key })
  }
  await lock()
  const renewing = presses()
  const renew = () => renewing('DELETE', `${orderUrl(code)}/keytries`)
  expect((await renew()).body.shipment?.keyLocked).toBe(false)
  await lock()
  // tries that were used since are not given once more
  expect((await renew()).body.shipment?.keyLocked).toBe(true)
  await rita.tellKey(id, { withoutKeyReason: 'El timbre no anda' })
  const granting = presses()
  const grant = () => granting('POST', `${orderUrl(code)}/withoutkey`)
  expect((await grant()).status).toBe(200)
  expect((await rita.move(id, 'DELIVERED')).status).toBe(200)
  for (const again of [grant, renew])
    expect(await again()).toMatchObject({ status: 200, body: { shipment: { status: 'DELIVERED' } } })
  expect((await granting('DELETE', `${orderUrl(code)}/keytries`)).body.code).toBe('IDEMPOTENCY_CONFLICT')
})

test('put together: a repeat is the same stack', async () => {
  const rita = await onShift()
  const ids = [(await made.ready(BY_CARD)).shipment.id, (await made.ready(BY_CARD)).shipment.id]
  const press = presses()
  const stack = () => press<ConsoleStack>('POST', STACKS, { shipmentIds: ids })
  const first = await stack()
  expect(first.status).toBe(201)
  await rita.moveStack(first.body.id, 'ON_ROUTE_TO_PICK_UP')
  expect(await stack()).toMatchObject({ status: 201, body: first.body })
  expect((await presses()('POST', STACKS, { shipmentIds: ids })).body.code).toBe('STATUS_CONFLICT')
  await rita.moveStack(first.body.id, 'DRIVER_CANCELED')
})

test('a refund is written once: a repeat does not undo what was corrected since', async () => {
  const code = await made.place()
  const canceled = { status: 'CANCELED', paid: true }
  await server.call('PUT', `${orderUrl(code)}/status`, { admin: true, body: canceled })
  const press = presses()
  const refund = (amount: number, put = press) =>
    put('PUT', `${orderUrl(code)}/refund`, { amount, text: 'Transferencia 123' })
  expect((await refund(100)).body.refund?.amount).toBe(100)
  const { revision } = await made.orderOf(code)
  expect((await refund(100)).status).toBe(200)
  expect((await made.orderOf(code)).revision).toBe(revision)
  expect((await refund(200, presses())).body.refund?.amount).toBe(200)
  expect(await refund(100)).toMatchObject({ status: 200, body: { refund: { amount: 200 } } })
  expect((await refund(300)).body.code).toBe('IDEMPOTENCY_CONFLICT')
})
