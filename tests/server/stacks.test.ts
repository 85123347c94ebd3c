import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Problem, Shipment, ShipmentsAnswer, ShipmentStack, StacksAnswer } from '#generated/models.ts'
import { sortStack } from '#domain/shipments/stack.ts'
import { isFailure } from '#server/contract/handlers.ts'
import type { ShipmentServices } from '#server/use-cases/shipments/write-move.ts'
import { stackShipments, unstackShipments } from '#server/use-cases/shipments/stack-shipments.ts'
import { BY_CARD, deliveries, riderCalls, shipmentServices } from './support/deliveries.ts'
import { newKey } from './support/order-payload.ts'
import { startShift } from './support/shift.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const VENUE = { alias: 'bistro', tenant: 'bistro' }

let server: TestApp
let services: ShipmentServices
let made: ReturnType<typeof deliveries>
let rita: ReturnType<typeof riderCalls>
let omar: ReturnType<typeof riderCalls>
let people = 0
beforeAll(async () => {
  server = await testApp()
  services = await shipmentServices(server)
  made = deliveries(server)
})
afterAll(() => server.close())
const onShift = async (name: string) => {
  people += 1
  return riderCalls(
    server,
    await startShift(server, { name, phone: `+54911556${String(people).padStart(5, '0')}` }),
  )
}
beforeEach(async () => {
  server.time.now = SATURDAY_NOON
  rita = await onShift('Rita')
  omar = await onShift('Omar')
})
const later = () => {
  server.time.now = new Date(server.time.now.getTime() + 60_000)
}

/** Two deliveries put together by the venue: the first brings back cash, the second does not. */
async function stacked() {
  const [cash, card] = [await made.ready(), await made.ready(BY_CARD)]
  const ids = [cash.shipment.id, card.shipment.id]
  const stack = await stackShipments(services, VENUE, ids)
  if (isFailure(stack)) throw new Error(stack.detail)
  return { id: stack.id, cash, card, ids }
}
const waiting = async () =>
  (
    await rita.get<StacksAnswer>(
      '/api/shipmentstacks?status=LOOKING_FOR_DRIVER&delivery_provider_name=OWN_FLEET',
    )
  ).body.stacks

async function deliver(shipment: { id: string; deliveryKey: string }) {
  expect((await rita.tellKey(shipment.id, { key: shipment.deliveryKey })).status).toBe(204)
  later()
  return (await rita.move<Shipment>(shipment.id, 'DELIVERED')).body
}

test('[SHIP-09] a stack leaves with what was called off meanwhile, as far as its rider has not heard of that', async () => {
  for (const isHeard of [false, true]) {
    const { id, cash, card, ids } = await stacked()
    for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE'] as const) await rita.moveStack(id, status)
    await made.moveOrder(card.code, 'CANCELED')
    later()
    const taken = isHeard ? [cash.shipment.id] : ids
    const { body } = await rita.moveStack<ShipmentStack>(id, 'ON_ROUTE_TO_DROP_OFFS', newKey(), taken)
    const told = new Map(body.shipments.map((one) => [one.id, [one.status, one.foodDue]]))
    expect(told.get(cash.shipment.id)).toEqual(['ON_ROUTE_TO_DROP_OFFS', undefined])
    expect(told.get(card.shipment.id)).toEqual(['CANCELED', isHeard ? undefined : true])
    if (!isHeard) expect((await deliver(card.shipment)).status).toBe('DELIVERED')
    expect((await deliver(cash.shipment)).status).toBe('DELIVERED')
    expect((await rita.moveStack(id, 'RETURNED')).status).toBe(200)
  }
})

test('[SHIP-07] a stack goes on as a whole, then one by one, and what comes back is returned', async () => {
  const { id, cash, card } = await stacked()
  expect(await waiting()).toMatchObject([{ id, status: 'LOOKING_FOR_DRIVER', returnStack: true }])
  // its shipments move with it
  expect((await rita.move<Problem>(cash.shipment.id, 'ON_ROUTE_TO_PICK_UP')).body.code).toBe(
    'STATUS_CONFLICT',
  )
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFFS'] as const) {
    later()
    const { body } = await rita.moveStack<ShipmentStack>(id, status)
    expect(body.status).toBe(status)
    expect(body.shipments.map((one) => one.status)).toEqual([status, status])
  }
  expect((await rita.moveStack<Problem>(id, 'DELIVERED')).body.code).toBe('STATUS_CONFLICT')
  expect((await rita.moveStack<Problem>(id, 'DRIVER_CANCELED')).body.code).toBe('STATUS_CONFLICT')
  expect((await rita.get<Shipment>('/api/shipments/rider')).body).toMatchObject({
    id: cash.shipment.id,
    stackId: id,
  })
  await rita.sendPosition(cash.shipment.id, { lat: -34.5, lng: -58.5, at: server.time.now.toISOString() })
  expect((await made.shipmentOf(card.code)).riderLat).toBe(-34.5)

  await deliver(cash.shipment)
  expect((await made.orderOf(cash.code)).status).toBe('DELIVERED')
  const half = (await rita.get<ShipmentStack>(`/api/stacking/${id}`)).body
  expect(half.status).toBe('ON_ROUTE_TO_DROP_OFFS')
  expect(half.shipments.map((one) => one.status)).toEqual(['DELIVERED', 'ON_ROUTE_TO_DROP_OFFS'])
  // what comes back waits for the others
  expect((await rita.moveStack<Problem>(id, 'RETURNED')).body.code).toBe('STATUS_CONFLICT')
  expect((await rita.move<Problem>(cash.shipment.id, 'RETURNED')).body.code).toBe('STATUS_CONFLICT')

  await deliver(card.shipment)
  expect((await rita.get<ShipmentStack>(`/api/stacking/${id}`)).body.status).toBe('DELIVERED')
  const done = (await rita.moveStack<ShipmentStack>(id, 'RETURNED')).body
  expect(done.status).toBe('RETURNED')
  expect(done.shipments.map((one) => one.status).toSorted()).toEqual(['DELIVERED', 'RETURNED'])
  expect((await rita.get('/api/shipments/rider')).status).toBe(404)
})

test('[SHIP-07] a stack is visited in the order that the console gave, whichever was placed or moved first', async () => {
  const [first, second, third] = [
    await made.ready(BY_CARD),
    await made.ready(BY_CARD),
    await made.ready(BY_CARD),
  ]
  const given = [second, third, first].map(({ shipment }) => shipment.id)
  const stack = await stackShipments(services, VENUE, given)
  if (isFailure(stack)) throw new Error(stack.detail)
  const { id } = stack
  const visits = (answer: { body: ShipmentStack }) => sortStack(answer.body.shipments).map((one) => one.id)
  expect(visits(await rita.get<ShipmentStack>(`/api/stacking/${id}`))).toEqual(given)
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFFS'] as const) {
    later()
    expect(visits(await rita.moveStack<ShipmentStack>(id, status))).toEqual(given)
  }
  for (const { shipment } of [second, third, first]) await deliver(shipment)
})

test('[SHIP-07] a step of a stack sent again under its key is answered as the first time', async () => {
  const { id } = await stacked()
  const [taking, arriving] = [newKey(), newKey()]
  const first = await rita.moveStack<ShipmentStack>(id, 'ON_ROUTE_TO_PICK_UP', taking)
  const again = await rita.moveStack<ShipmentStack>(id, 'ON_ROUTE_TO_PICK_UP', taking)
  expect(again).toMatchObject({ status: 200, body: first.body })
  await rita.moveStack(id, 'IN_STORE', arriving)
  expect((await rita.moveStack<ShipmentStack>(id, 'ON_ROUTE_TO_PICK_UP', taking)).status).toBe(200)
  expect((await rita.moveStack<Problem>(id, 'DRIVER_CANCELED', arriving)).body.code).toBe(
    'IDEMPOTENCY_CONFLICT',
  )
  expect((await rita.get<ShipmentStack>(`/api/stacking/${id}`)).body.status).toBe('IN_STORE')
})

test('[SHIP-05] given up in the store, the stack looks for somebody else as it was', async () => {
  const { id, cash, card } = await stacked()
  await rita.moveStack(id, 'ON_ROUTE_TO_PICK_UP')
  await rita.moveStack(id, 'IN_STORE')
  expect((await rita.move<Problem>(cash.shipment.id, 'DRIVER_CANCELED')).body.code).toBe('STATUS_CONFLICT')
  later()
  expect((await rita.moveStack<ShipmentStack>(id, 'DRIVER_CANCELED')).body.status).toBe('DRIVER_CANCELED')
  const again = (await waiting()).find((one) =>
    one.shipments.some(({ codeToShow }) => codeToShow === cash.code.slice(-4)),
  )
  expect(again?.id).not.toBe(id)
  expect(again?.shipments.map(({ codeToShow }) => codeToShow)).toEqual([
    cash.code.slice(-4),
    card.code.slice(-4),
  ])
  expect((await omar.moveStack(again?.id ?? '', 'ON_ROUTE_TO_PICK_UP')).status).toBe(200)
})

test('[SHIP-05] given up on the way, one shipment is canceled and the stack goes on', async () => {
  const { id, cash, card } = await stacked()
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFFS'] as const)
    await rita.moveStack(id, status)
  await rita.move(cash.shipment.id, 'DRIVER_CANCELED')
  expect((await rita.get<ShipmentStack>(`/api/stacking/${id}`)).body.status).toBe('ON_ROUTE_TO_DROP_OFFS')
  await deliver(card.shipment)
  expect((await rita.get<ShipmentStack>(`/api/stacking/${id}`)).body.status).toBe('DELIVERED')
  // its food goes back once the others are delivered
  expect((await rita.get<Shipment>('/api/shipments/rider')).body).toMatchObject({
    id: cash.shipment.id,
    foodDue: true,
  })
  expect((await rita.move<Problem>(cash.shipment.id, 'RETURNED')).body.code).toBe('STATUS_CONFLICT')
  const back = await rita.moveStack<ShipmentStack>(id, 'RETURNED')
  expect(back.body.shipments.map(({ status }) => status).toSorted()).toEqual(['DELIVERED', 'RETURNED'])
  expect((await rita.moveStack<Problem>(id, 'DRIVER_CANCELED')).body.code).toBe('STATUS_CONFLICT')
  expect((await rita.get('/api/shipments/rider')).status).toBe(404)
})

test('[SHIP-08] who comes second to a stack has lost it', async () => {
  const { id, card } = await stacked()
  await rita.moveStack(id, 'ON_ROUTE_TO_PICK_UP')
  expect((await omar.moveStack<Problem>(id, 'ON_ROUTE_TO_PICK_UP')).body.code).toBe('EXPIRED_BY_OTHER')
  const alone = (await made.ready(BY_CARD)).shipment.id
  expect((await rita.move<Problem>(alone, 'ON_ROUTE_TO_PICK_UP')).body.code).toBe('STATUS_CONFLICT')
  // an order called off leaves the stack, and the rider goes on with the rest
  await made.moveOrder(card.code, 'CANCELED')
  const { body } = await rita.moveStack<ShipmentStack>(id, 'IN_STORE')
  expect(body.status).toBe('IN_STORE')
  expect(body.shipments.map((one) => one.status)).toEqual(['IN_STORE', 'CANCELED'])
})

test('[SHIP-07] the venue takes a stack apart that nobody has taken', async () => {
  const { id, ids, cash } = await stacked()
  expect(isFailure(await stackShipments(services, VENUE, ids))).toBe(true)
  expect(await unstackShipments(services, { alias: 'kiosk' }, id)).toMatchObject({
    failure: 'SHIPMENT_NOT_FOUND',
  })
  expect(await unstackShipments(services, VENUE, id)).toBeUndefined()
  expect((await waiting()).map((one) => one.id)).not.toContain(id)
  expect(await unstackShipments(services, VENUE, id)).toBeUndefined()
  const listed = await rita.get<ShipmentsAnswer>(
    '/api/shipments?branchContactId=bistro&startDate=2026-11-18T16:00:00.000Z&endDate=2026-11-28T16:00:00.000Z&status=LOOKING_FOR_DRIVER&providerName=OWN_FLEET&pageSize=100',
  )
  expect(listed.body.shipments.map((one) => one.id)).toEqual(expect.arrayContaining(ids))
  expect((await rita.move(cash.shipment.id, 'ON_ROUTE_TO_PICK_UP')).status).toBe(200)
  expect(await stackShipments(services, VENUE, ids)).toMatchObject({ failure: 'STATUS_CONFLICT' })
})

test('[API-02] a stack of one, of another store’s or of nothing is refused', async () => {
  const { id } = (await made.ready(BY_CARD)).shipment
  const other = (await made.ready(BY_CARD)).shipment.id
  expect(isFailure(await stackShipments(services, VENUE, [id, id]))).toBe(true)
  expect(isFailure(await stackShipments(services, VENUE, [id, 'nothing']))).toBe(true)
  expect(await stackShipments(services, { ...VENUE, alias: 'kiosk' }, [id, other])).toMatchObject({
    failure: 'SHIPMENT_NOT_FOUND',
  })
})
