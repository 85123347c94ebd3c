// Longer than 300 lines: the calls of one resource, on one server.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type {
  ConsoleOrder,
  ConsoleOrders,
  ConsoleStack,
  ConsoleToken,
  Problem,
  Shipment,
} from '#generated/models.ts'
import { listCharges } from '#server/repositories/ledger-repository.ts'
import { bearer, venueToken } from './support/console.ts'
import { BY_CARD, deliveries, riderCalls } from './support/deliveries.ts'
import { liveClients } from './support/live-client.ts'
import { startShift } from './support/shift.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const BISTRO = '/api/admin/branchcontacts/bistro'
const PHONE = '+5491155559001'
const NO_ID = '0190a000-0000-7000-8000-000000000000'

let server: TestApp
let own: ConsoleToken
let foreign: ConsoleToken
let made: ReturnType<typeof deliveries>
let rita: ReturnType<typeof riderCalls>
const clients = liveClients()
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
  own = await venueToken(server, 'bistro')
  foreign = await venueToken(server, 'bistro-estricto')
  made = deliveries(server)
})
afterAll(async () => {
  clients.close()
  await server.close()
})
beforeEach(async () => {
  server.time.now = SATURDAY_NOON
  rita = riderCalls(server, await startShift(server, { name: 'Rita Ríos', phone: PHONE }))
})

const as = <T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown, token = own) =>
  server.call<T & Problem>(method, url, { ...bearer(token), body })
const later = () => {
  server.time.now = new Date(server.time.now.getTime() + 60_000)
}
const orderUrl = (code: string) => `/api/admin/orders/${code}`
const find = async (code: string) => (await as<ConsoleOrder>('GET', orderUrl(code))).body
const move = (code: string, status: string) => as<object>('PUT', `${orderUrl(code)}/status`, { status })
const send = (code: string, token = own) =>
  as<ConsoleOrder>('POST', `${orderUrl(code)}/shipment`, undefined, token)
const unlock = (code: string, token = own) =>
  as<ConsoleOrder>('DELETE', `${orderUrl(code)}/keytries`, undefined, token)
const stack = (shipmentIds: string[], token = own, url = BISTRO) =>
  as<ConsoleStack>('POST', `${url}/stacks`, { shipmentIds }, token)
const unstack = (id: string, token = own, url = BISTRO) =>
  as<object>('DELETE', `${url}/stacks/${id}`, undefined, token)

async function accepted(): Promise<string> {
  const code = await made.place(BY_CARD)
  await move(code, 'ACCEPTED')
  return code
}

/** Somebody who gives the shipment up, or comes to its end, is free for the next test. */
async function onTheWay(options = BY_CARD) {
  const { code, shipment } = await made.ready(options)
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
    expect((await rita.move(shipment.id, status)).status).toBe(200)
  return { code, shipment }
}

test('an order says where its shipment is, who has it and since when; sent out once and again', async () => {
  const code = await accepted()
  expect(await find(code)).toMatchObject({
    shipment: { status: 'PENDING', codeToShow: code.slice(-4), keyLocked: false },
    shipmentActions: ['DISPATCH', 'STACK'],
  })
  later()
  const { body } = await send(code)
  const since = server.time.now.toISOString()
  expect(body).toMatchObject({
    order: { status: 'ACCEPTED' },
    shipment: { status: 'LOOKING_FOR_DRIVER', since },
    shipmentActions: ['STACK'],
  })
  // asked twice, it is done once
  expect((await send(code)).body.shipment?.id).toBe(body.shipment?.id)
  const { id } = await made.shipmentOf(code)
  await rita.move(id, 'ON_ROUTE_TO_PICK_UP')
  expect((await send(code)).body.code).toBe('STATUS_CONFLICT')
  await move(code, 'READY')
  for (const status of ['IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const) await rita.move(id, status)
  expect(await find(code)).toMatchObject({
    actions: ['CANCEL', 'DELIVER', 'GIVE_BACK'],
    shipment: { status: 'ON_ROUTE_TO_DROP_OFF', rider: { name: 'Rita Ríos', phone: PHONE } },
    shipmentActions: [],
  })
  later()
  await rita.move(id, 'DRIVER_CANCELED')
  expect(await find(code)).toMatchObject({
    actions: ['DELIVER', 'CANCEL', 'GIVE_BACK'],
    shipment: { id, status: 'DRIVER_CANCELED', rider: { name: 'Rita Ríos' }, foodDue: true },
    shipmentActions: ['DISPATCH'],
  })
  await rita.move(id, 'RETURNED')
  expect((await find(code)).shipment?.foodDue).toBeUndefined()
  const again = (await send(code)).body.shipment
  expect(again).toMatchObject({ status: 'LOOKING_FOR_DRIVER' })
  expect(again?.rider).toBeUndefined()
  expect(again?.id).not.toBe(id)
})

test('what nobody has accepted, and what nobody delivers, is not sent out', async () => {
  const code = await made.place(BY_CARD)
  expect((await find(code)).shipment).toBeUndefined()
  expect((await find(code)).shipmentActions).toEqual([])
  expect((await send(code)).body.code).toBe('STATUS_CONFLICT')
  const atCounter = await made.place({ mode: 'take-away', payment: undefined })
  await move(atCounter, 'ACCEPTED')
  expect((await find(atCounter)).shipmentActions).toEqual([])
  expect((await send(atCounter)).body.code).toBe('STATUS_CONFLICT')
  expect((await send('K7QF3M2X9TD')).body.code).toBe('ORDER_NOT_FOUND')
})

test('delivered by the venue while a rider has it: the rider’s shipment ends, and late steps find it delivered', async () => {
  const { code, shipment } = await onTheWay()
  expect((await move(code, 'DELIVERED')).status).toBe(200)
  expect((await made.shipmentOf(code)).status).toBe('CANCELED')
  // from a phone without a network: the key, also sent twice, and the delivery
  const key = 'key-told-in-a-dead-zone'
  for (let sent = 0; sent < 2; sent += 1)
    expect((await rita.tellKey(shipment.id, { key: shipment.deliveryKey }, key)).status).toBe(204)
  expect(await rita.move(shipment.id, 'DELIVERED')).toMatchObject({
    status: 200,
    body: { status: 'DELIVERED', returnShipment: false },
  })
  expect((await rita.move<Problem>(shipment.id, 'DRIVER_CANCELED')).body.code).toBe('STATUS_CONFLICT')
})

test('given up in the store, alone or in a stack, the next rider asks for the key that the diner has read', async () => {
  const { code, shipment } = await made.ready(BY_CARD)
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'DRIVER_CANCELED'] as const) {
    later()
    await rita.move(shipment.id, status)
  }
  const again = await made.shipmentOf(code)
  expect(again.id).not.toBe(shipment.id)
  const { id } = (await stack([again.id, (await made.ready(BY_CARD)).shipment.id])).body
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'DRIVER_CANCELED'] as const) {
    later()
    await rita.moveStack(id, status)
  }
  const once = await made.shipmentOf(code)
  expect(once.id).not.toBe(again.id)
  expect([again.deliveryKey, once.deliveryKey]).toEqual([shipment.deliveryKey, shipment.deliveryKey])
})

test('what the venue is paid while a rider has it is not brought back', async () => {
  const { code, shipment } = await onTheWay({})
  const read = () => rita.get<Shipment>(`/api/shipments/${shipment.id}`)
  expect((await read()).body.returnShipment).toBe(true)
  await as('PUT', `${orderUrl(code)}/status`, { status: 'READY', paid: true })
  expect((await read()).body.returnShipment).toBe(false)
  await rita.tellKey(shipment.id, { key: shipment.deliveryKey })
  expect(await rita.move(shipment.id, 'DELIVERED')).toMatchObject({
    status: 200,
    body: { status: 'DELIVERED', returnShipment: false },
  })
  const { shipment: next } = await made.ready(BY_CARD)
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'DRIVER_CANCELED'] as const)
    expect((await rita.move(next.id, status)).status).toBe(200)
})

test('called off by the venue after the rider gave it up without a network: the board shows the food until it is back', async () => {
  // in cash, so that there is no money to give back
  const { code, shipment } = await onTheWay({})
  const onBoard = async () => {
    const { orders } = (await as<ConsoleOrders>('GET', `${BISTRO}/orders`)).body
    return orders.find(({ order }) => order.code === code)
  }
  await as('PUT', `${orderUrl(code)}/status`, { status: 'CANCELED', reason: 'No hay nadie' })
  expect(await rita.move(shipment.id, 'DRIVER_CANCELED')).toMatchObject({
    status: 200,
    body: { status: 'CANCELED', foodDue: true },
  })
  expect(await onBoard()).toMatchObject({
    order: { status: 'CANCELED' },
    shipment: { foodDue: true, rider: { name: 'Rita Ríos', phone: PHONE } },
  })
  expect((await rita.move(shipment.id, 'RETURNED')).status).toBe(200)
  expect(await onBoard()).toBeUndefined()
})

test('[SHIP-09] delivered with its key by a phone that did not know that the venue had called it off: the venue is told', async () => {
  const { code, shipment } = await onTheWay({})
  await as('PUT', `${orderUrl(code)}/status`, { status: 'CANCELED', reason: 'No hay nadie' })
  expect((await rita.move<Problem>(shipment.id, 'DELIVERED')).body.code).toBe('STATUS_CONFLICT')
  expect((await rita.tellKey(shipment.id, { key: shipment.deliveryKey })).status).toBe(204)
  expect(await rita.move(shipment.id, 'DELIVERED')).toMatchObject({
    status: 200,
    // the cash is brought back all the same
    body: { status: 'DELIVERED', returnShipment: true },
  })
  // which stands in the books of its rider, and pays for no order
  const charges = await listCharges(server.store.db, [(await made.orderOf(code)).id])
  expect(charges).toMatchObject([{ source: 'RIDER', method: 'CASH', uncounted: 'ORDER_ENDED' }])
  const tracked = async () =>
    (await server.call<{ status: string }>('GET', `/api/logisticsorder/tracking/bistro/${code}`)).body.status
  expect(await tracked()).toBe('DELIVERED')
  const onBoard = async () => {
    const { orders } = (await as<ConsoleOrders>('GET', `${BISTRO}/orders`)).body
    return orders.find(({ order }) => order.code === code)
  }
  const told = { order: { status: 'CANCELED' }, shipment: { status: 'DELIVERED', keyConfirmed: true } }
  expect(await onBoard()).toMatchObject(told)
  expect((await onBoard())?.shipment?.foodDue).toBeUndefined()
  expect((await rita.move(shipment.id, 'RETURNED')).status).toBe(200)
  expect(await onBoard()).toMatchObject({ shipment: { status: 'RETURNED', keyConfirmed: true } })
  expect(await tracked()).toBe('RETURNED')
})

test('[SHIP-09] taken from the store, and delivered, by a phone that did not know that the venue had called it off', async () => {
  const { code, shipment } = await made.ready({})
  await rita.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
  await as('PUT', `${orderUrl(code)}/status`, { status: 'CANCELED', reason: 'No hay nadie' })
  expect((await find(code)).shipment?.foodDue).toBeUndefined()
  expect(await rita.move(shipment.id, 'IN_STORE')).toMatchObject({
    status: 200,
    body: { status: 'CANCELED' },
  })
  const omar = riderCalls(server, await startShift(server, { name: 'Omar', phone: '+5491155559003' }))
  const leave = <T>(rider: typeof rita) => rider.move<T>(shipment.id, 'ON_ROUTE_TO_DROP_OFF')
  expect((await leave<Problem>(omar)).body.code).toBe('EXPIRED_BY_OTHER')
  // once, however often it is told
  for (let sent = 0; sent < 2; sent += 1)
    expect((await leave<Shipment>(rita)).body).toMatchObject({ status: 'CANCELED', foodDue: true })
  expect((await find(code)).shipment).toMatchObject({ status: 'CANCELED', foodDue: true })
  expect((await rita.tellKey(shipment.id, { key: shipment.deliveryKey })).status).toBe(204)
  expect((await rita.move<Shipment>(shipment.id, 'DELIVERED')).body.status).toBe('DELIVERED')
  const charges = await listCharges(server.store.db, [(await made.orderOf(code)).id])
  expect(charges).toMatchObject([{ source: 'RIDER', method: 'CASH', uncounted: 'ORDER_ENDED' }])
  expect((await rita.move(shipment.id, 'RETURNED')).status).toBe(200)
})

test('[SHIP-09] who carries something else by then did not leave with what was called off', async () => {
  const { code, shipment } = await made.ready(BY_CARD)
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE'] as const) await rita.move(shipment.id, status)
  await move(code, 'CANCELED')
  const next = (await made.ready(BY_CARD)).shipment
  await rita.move(next.id, 'ON_ROUTE_TO_PICK_UP')
  expect((await rita.move<Problem>(shipment.id, 'ON_ROUTE_TO_DROP_OFF')).body.code).toBe('STATUS_CONFLICT')
  expect((await made.shipmentOf(code)).foodDue).toBe(false)
  await rita.move(next.id, 'DRIVER_CANCELED')
})

test('[SHIP-09] food that comes back was delivered to nobody, whatever was told at the door, and only its rider brings it', async () => {
  const { code, shipment } = await onTheWay({})
  expect((await rita.tellKey(shipment.id, { withoutKeyReason: 'Nadie la encuentra' })).status).toBe(204)
  await as('PUT', `${orderUrl(code)}/status`, { status: 'CANCELED', reason: 'No hay nadie' })
  const omar = riderCalls(server, await startShift(server, { name: 'Omar', phone: '+5491155559002' }))
  for (const status of ['RETURNED', 'DELIVERED'] as const)
    expect((await omar.move<Problem>(shipment.id, status)).body.code).toBe('EXPIRED_BY_OTHER')
  expect((await rita.move(shipment.id, 'RETURNED')).status).toBe(200)
  expect((await find(code)).shipment).toMatchObject({ status: 'RETURNED' })
  expect((await find(code)).shipment?.keyConfirmed).toBeUndefined()
  const { orders } = (await as<ConsoleOrders>('GET', `${BISTRO}/orders`)).body
  expect(orders.some(({ order }) => order.code === code)).toBe(false)
})

test('put together and taken apart, until a rider has them', async () => {
  const [first, second] = [await accepted(), (await made.ready(BY_CARD)).code]
  const ids = [(await made.shipmentOf(first)).id, (await made.shipmentOf(second)).id]
  const { status, body } = await stack(ids)
  expect(status).toBe(201)
  expect((await stack(ids)).body.code).toBe('STATUS_CONFLICT')
  for (const code of [first, second])
    expect(await find(code)).toMatchObject({
      shipment: { status: 'LOOKING_FOR_DRIVER', stack: { id: body.id, code: body.code } },
      shipmentActions: ['UNSTACK'],
    })
  for (let press = 0; press < 2; press += 1) expect((await unstack(body.id)).status).toBe(204)
  expect((await find(first)).shipment?.stack).toBeUndefined()
  expect((await find(first)).shipmentActions).toEqual(['STACK'])
  const again = (await stack(ids)).body
  await rita.moveStack(again.id, 'ON_ROUTE_TO_PICK_UP')
  expect((await unstack(again.id)).body.code).toBe('STATUS_CONFLICT')
  await rita.moveStack(again.id, 'DRIVER_CANCELED')
  expect((await stack([NO_ID, ids[0] ?? ''])).body.code).toBe('SHIPMENT_NOT_FOUND')
  expect((await stack([ids[0] ?? ''])).status).toBe(400)
  expect((await unstack(NO_ID)).body.code).toBe('SHIPMENT_NOT_FOUND')
  expect((await unstack('nothing')).body.code).toBe('SHIPMENT_NOT_FOUND')
})

test('wrong keys lock, the console hears of it at once, and the venue allows more', async () => {
  const { code, shipment } = await onTheWay()
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const channel = (await as<ConsoleOrders>('GET', `${BISTRO}/orders`)).body.liveChannel
  const { next } = await clients.follow(`${url.replace('http', 'ws')}/app/vitrina?protocol=7`, channel)
  const wrong = shipment.deliveryKey === '0000' ? '1111' : '0000'
  for (let tries = 0; tries < 5; tries++) await rita.tellKey(shipment.id, { key: wrong })
  const changed = { event: 'venue-changed', channel, data: JSON.stringify({ code }) }
  expect(await next()).toEqual(changed)
  expect(await find(code)).toMatchObject({ shipment: { keyLocked: true }, shipmentActions: ['RESET_KEY'] })
  const { body } = await unlock(code)
  expect(body).toMatchObject({ shipment: { keyLocked: false }, shipmentActions: [] })
  expect(await next()).toEqual(changed)
  expect((await rita.tellKey(shipment.id, { key: shipment.deliveryKey })).status).toBe(204)
  await rita.move(shipment.id, 'DELIVERED')
  expect((await unlock(code)).body.code).toBe('STATUS_CONFLICT')
})

test('no answer to a venue holds the diner’s key', async () => {
  const { code, shipment } = await onTheWay()
  const { body: diners } = await server.call<object>('GET', `/api/diner/bistro/order/${code}`)
  expect(diners).toMatchObject({ shipmentSecurityCode: shipment.deliveryKey })
  const answers = [
    await as('GET', `${BISTRO}/orders`),
    await as('GET', orderUrl(code)),
    await unlock(code),
    await as('PUT', `${orderUrl(code)}/status`, { status: 'READY', paid: true }),
    await server.call('PUT', `${orderUrl(code)}/status`, {
      admin: true,
      body: { status: 'READY', paid: true },
    }),
  ]
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    expect(text).toContain(code)
    expect(text).not.toContain('shipmentSecurityCode')
    expect(text).not.toContain(`"${shipment.deliveryKey}"`)
  }
  await rita.move(shipment.id, 'DRIVER_CANCELED')
})

test('another venue’s token finds nothing, on either way', async () => {
  const [first, second] = [await made.ready(BY_CARD), await made.ready(BY_CARD)]
  const ids = [first.shipment.id, second.shipment.id]
  const elsewhere = BISTRO.replace('bistro', 'bistro-estricto')
  const stacked = (await stack(ids)).body.id
  for (const [answer, expected] of [
    [await send(first.code, foreign), 'ORDER_NOT_FOUND'],
    [await unlock(first.code, foreign), 'ORDER_NOT_FOUND'],
    [await stack(ids, foreign), 'BRANCH_CONTACT_NOT_FOUND'],
    [await unstack(stacked, foreign), 'BRANCH_CONTACT_NOT_FOUND'],
    [await stack(ids, foreign, elsewhere), 'SHIPMENT_NOT_FOUND'],
    [await unstack(stacked, foreign, elsewhere), 'SHIPMENT_NOT_FOUND'],
  ] as const)
    expect([answer.status, answer.body.code]).toEqual([404, expected])
  expect((await find(first.code)).shipment?.stack?.id).toBe(stacked)
  for (const [method, url] of [
    ['POST', `${orderUrl(first.code)}/shipment`],
    ['DELETE', `${orderUrl(first.code)}/keytries`],
    ['DELETE', `${BISTRO}/stacks/${stacked}`],
  ] as const)
    expect((await server.call(method, url)).status).toBe(401)
  expect((await server.call('POST', `${BISTRO}/stacks`, { body: { shipmentIds: ids } })).status).toBe(401)
})

test('the list reads as much of every order as the order itself', async () => {
  // what was canceled before gives its money back in its own time
  await server.app.worker.stop()
  const { body } = await as<ConsoleOrders>('GET', `${BISTRO}/orders`)
  expect(body.orders.length).toBeGreaterThan(3)
  for (const one of body.orders) expect(one).toEqual(await find(one.order.code))
})
