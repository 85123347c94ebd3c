import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { DAY_MS } from '#domain/time/lengths.ts'
import type { ConsoleOrders, Problem, Shipment } from '#generated/models.ts'
import { outbox } from '#server/db/schema/orders.ts'
import { grantWithoutKey, resetKeyTries } from '#server/use-cases/shipments/dispatch.ts'
import { BY_CARD, deliveries, riderCalls, shipmentServices } from './support/deliveries.ts'
import { newKey } from './support/order-payload.ts'
import { startShift } from './support/shift.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let made: ReturnType<typeof deliveries>
let rita: ReturnType<typeof riderCalls>
beforeAll(async () => {
  server = await testApp()
  server.time.now = SATURDAY_NOON
  made = deliveries(server)
  const shift = { name: 'Rita', phone: '+5491155500001', branchContact: 'bistro' }
  rita = riderCalls(server, await startShift(server, shift))
})
afterAll(() => server.close())

const onBoard = async (wanted: string) => {
  const path = '/api/admin/branchcontacts/bistro/orders'
  const { body } = await server.call<ConsoleOrders>('GET', path, { admin: true })
  return body.orders.find(({ order }) => order.code === wanted)
}

/** A shipment at its diner's door, whose key was guessed five times. */
async function lockedOnTheWay() {
  const { code, shipment } = await made.ready(BY_CARD)
  const { id, deliveryKey } = shipment
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
    expect((await rita.move(id, status)).status).toBe(200)
  const services = await shipmentServices(server)
  const order = await made.orderOf(code)
  expect(await grantWithoutKey(services, order)).toMatchObject({ failure: 'STATUS_CONFLICT' })
  const key = String((Number(deliveryKey) + 1) % 10_000).padStart(4, '0')
  for (let tries = 0; tries < 5; tries += 1) await rita.tellKey(id, { key })
  return { code, id, deliveryKey, services, order }
}

test('a reason after a locked key only asks; the venue reads it, grants it and the webhook tells it', async () => {
  const { code, id } = await lockedOnTheWay()
  const key = newKey()
  const ask = async () => (await rita.tellKey(id, { withoutKeyReason: 'El timbre no anda' }, key)).body?.code
  expect(await ask()).toBe('KEY_NOT_GRANTED')
  expect((await rita.move<Problem>(id, 'DELIVERED')).body.code).toBe('STATUS_CONFLICT')
  const asked = { shipment: { keyLocked: true, withoutKeyReason: 'El timbre no anda' } }
  const read = async () => (await server.call('GET', `/api/admin/orders/${code}`, { admin: true })).body
  expect(await read()).toMatchObject({ ...asked, shipmentActions: ['GRANT_WITHOUT_KEY', 'RESET_KEY'] })
  expect((await server.call('POST', `/api/admin/orders/${code}/withoutkey`)).status).toBe(401)
  await server.call('POST', `/api/admin/orders/${code}/withoutkey`, { admin: true })
  expect(await read()).toMatchObject({ shipment: { keyLocked: false }, shipmentActions: [] })
  expect((await rita.tellKey(id, { withoutKeyReason: 'El timbre no anda' }, key)).status).toBe(204)
  expect((await rita.move(id, 'DELIVERED')).status).toBe(200)
  expect((await onBoard(code))?.shipment?.withoutKeyReason).toBe('El timbre no anda')
  const told = await server.store.db.select().from(outbox).where(eq(outbox.subject, id))
  expect(told.at(-1)?.payload).toMatchObject({ status: 'DELIVERED', withoutKeyReason: 'El timbre no anda' })
})

test('new tries take the question back', async () => {
  const { code, id, deliveryKey, services, order } = await lockedOnTheWay()
  const tries = async () => (await rita.get<Shipment>(`/api/shipments/${id}`)).body.keyTries
  expect(await tries()).toBe(5)
  await rita.tellKey(id, { withoutKeyReason: 'El timbre no anda' })
  await resetKeyTries(services, order)
  expect(await tries()).toBe(0)
  expect(await made.shipmentOf(code)).toMatchObject({ withoutKeyReason: null, keyConfirmedAt: null })
  expect((await rita.tellKey(id, { key: deliveryKey })).status).toBe(204)
})

test('a reason of blanks is none: without a word for the venue a delivery keeps asking for its key', async () => {
  const { shipment } = await made.ready(BY_CARD)
  const shift = { name: 'Sol', phone: '+5491155500002', branchContact: 'bistro' }
  const sol = riderCalls(server, await startShift(server, shift))
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
    await sol.move(shipment.id, status)
  expect((await sol.tellKey(shipment.id, { withoutKeyReason: '   ' })).status).toBe(400)
  expect((await sol.move(shipment.id, 'DELIVERED')).status).toBe(409)
  expect((await sol.tellKey(shipment.id, { withoutKeyReason: ' No la encuentra ' })).status).toBe(204)
  expect((await sol.move(shipment.id, 'DELIVERED')).status).toBe(200)
})

test('what became of a delivery that was accepted days ahead stands on the board of its day', async () => {
  const scheduledFrom = SATURDAY_NOON.getTime() + 3 * DAY_MS
  const [handedOver, calledOff] = [
    await made.place({ ...BY_CARD, scheduledFrom }),
    await made.place({ ...BY_CARD, scheduledFrom }),
  ]
  for (const code of [handedOver, calledOff]) await made.moveOrder(code, 'ACCEPTED')
  server.time.now = new Date(scheduledFrom)
  const shift = { name: 'Uma', phone: '+5491155500003', branchContact: 'bistro' }
  const uma = riderCalls(server, await startShift(server, shift))
  const goTo = async (code: string) => {
    const { id } = await made.shipmentOf(code)
    await made.moveOrder(code, 'READY')
    for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
      expect((await uma.move(id, status)).status).toBe(200)
    return id
  }
  const first = await goTo(handedOver)
  await uma.tellKey(first, { withoutKeyReason: 'No la encuentra' })
  expect((await uma.move(first, 'DELIVERED')).status).toBe(200)
  expect(await onBoard(handedOver)).toMatchObject({ shipment: { withoutKeyReason: 'No la encuentra' } })
  await goTo(calledOff)
  expect((await made.moveOrder(calledOff, 'CANCELED')).status).toBe(200)
  expect(await onBoard(calledOff)).toMatchObject({ shipment: { status: 'CANCELED', foodDue: true } })
  server.time.now = new Date(scheduledFrom + 1.5 * DAY_MS)
  expect(await onBoard(handedOver)).toBeUndefined()
})
