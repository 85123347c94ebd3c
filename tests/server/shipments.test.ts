// Longer than 300 lines: the calls of one resource, on one server.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type {
  CustomerOrdersAnswer,
  OrderFollowUp,
  Problem,
  Shipment,
  ShipmentsAnswer,
  TrackingInfo,
} from '#generated/models.ts'
import { dispatch, resetKeyTries } from '#server/use-cases/shipments/dispatch.ts'
import { BY_CARD, deliveries, riderCalls, shipmentServices } from './support/deliveries.ts'
import { newKey } from './support/order-payload.ts'
import { startShift } from './support/shift.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let made: ReturnType<typeof deliveries>
let rita: ReturnType<typeof riderCalls>
let omar: ReturnType<typeof riderCalls>
let people = 0
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
  made = deliveries(server)
})
afterAll(() => server.close())
/** Riders of this test alone, who carry nothing. */
const onShift = async (name: string, branchContact = 'bistro') => {
  people += 1
  const phone = `+54911555${String(people).padStart(5, '0')}`
  return riderCalls(server, await startShift(server, { name, phone, branchContact }))
}
beforeEach(async () => {
  server.time.now = SATURDAY_NOON
  rita = await onShift('Rita')
  omar = await onShift('Omar')
})
const later = (ms: number) => {
  server.time.now = new Date(server.time.now.getTime() + ms)
}
const followUp = async (code: string) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body
/** The shipment that the diner's list of orders leads to, and how it stands. */
const listedShipment = async (code: string) => {
  const url = `/api/orders?phone=${encodeURIComponent('+5491155550000')}&branchContactId=bistro`
  const { body } = await server.call<CustomerOrdersAnswer>('GET', url, { cookie: DINER_COOKIE })
  const listed = body.dinerOrders.orders.find((order) => order.code === code)
  return [listed?.shipmentId, listed?.shipmentStatus]
}
/** What the diner's tracking page says. */
const tracked = async (code: string) =>
  (await server.call<TrackingInfo>('GET', `/api/logisticsorder/tracking/bistro/${code}`)).body.status
const listUrl = (status = 'LOOKING_FOR_DRIVER', branchContactId = 'bistro') =>
  `/api/shipments?page=0&pageSize=100&sort=ASC&branchContactId=${branchContactId}&startDate=2026-11-18T16:00:00.000Z&endDate=2026-11-28T16:00:00.000Z&status=${status}&providerName=OWN_FLEET`

/** A shipment that the rider has with them, on the way to its diner. */
async function onTheWay(rider: typeof rita, options = BY_CARD) {
  const { code, shipment } = await made.ready(options)
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
    expect((await rider.move(shipment.id, status)).status).toBe(200)
  return { code, id: shipment.id, deliveryKey: shipment.deliveryKey }
}

describe('[SHIP-07] an order and its shipment', () => {
  test('accepted it gets one, ready it looks for a rider, canceled it is called off', async () => {
    const code = await made.place(BY_CARD)
    await expect(made.shipmentOf(code)).rejects.toThrow('No shipment')
    await made.moveOrder(code, 'ACCEPTED')
    const pending = await made.shipmentOf(code)
    expect(pending).toMatchObject({ status: 'PENDING', returnShipment: false, codeToShow: code.slice(-4) })
    expect(pending.deliveryKey).toMatch(/^\d{4}$/)
    await made.moveOrder(code, 'READY')
    expect((await made.shipmentOf(code)).status).toBe('LOOKING_FOR_DRIVER')
    await made.moveOrder(code, 'CANCELED')
    expect((await made.shipmentOf(code)).status).toBe('CANCELED')
    expect((await rita.move<Problem>(pending.id, 'ON_ROUTE_TO_PICK_UP')).body.code).toBe('STATUS_CONFLICT')
  })

  test('cash is brought back: the shipment returns to the store', async () => {
    const { shipment } = await made.ready()
    expect(shipment.returnShipment).toBe(true)
  })

  test('the venue sends it out before the kitchen is done, and once', async () => {
    const services = await shipmentServices(server)
    const code = await made.place(BY_CARD)
    const order = await made.orderOf(code)
    expect(await dispatch(services, order)).toMatchObject({ failure: 'STATUS_CONFLICT' })
    await made.moveOrder(code, 'ACCEPTED')
    expect(await dispatch(services, order)).toMatchObject({ status: 'LOOKING_FOR_DRIVER' })
    const { id, status } = await made.shipmentOf(code)
    expect(status).toBe('LOOKING_FOR_DRIVER')
    await made.moveOrder(code, 'READY')
    expect(await dispatch(services, order)).toMatchObject({ id })
    await rita.move(id, 'ON_ROUTE_TO_PICK_UP')
    expect(await dispatch(services, order)).toMatchObject({ failure: 'STATUS_CONFLICT' })
  })

  test('handed over by the venue, it is no longer offered', async () => {
    const { code, shipment } = await made.ready(BY_CARD)
    await made.moveOrder(code, 'DELIVERED')
    expect(await made.shipmentOf(code)).toMatchObject({ id: shipment.id, status: 'CANCELED' })
    expect(await tracked(code)).toBe('DELIVERED')
  })

  test('[TRK-02] given up on the way and then handed over or canceled by the venue, that is what the diner sees', async () => {
    for (const end of ['DELIVERED', 'CANCELED'] as const) {
      const { code, shipment } = await made.ready(BY_CARD)
      for (const status of [
        'ON_ROUTE_TO_PICK_UP',
        'IN_STORE',
        'ON_ROUTE_TO_DROP_OFF',
        'DRIVER_CANCELED',
      ] as const)
        await rita.move(shipment.id, status)
      expect(await tracked(code)).toBe('DRIVER_CANCELED')
      await made.moveOrder(code, end)
      expect(await tracked(code)).toBe(end)
      await rita.move(shipment.id, 'RETURNED')
    }
  })
})

describe('[SHIP-07] from the store to the door', () => {
  test('[SHELL-08] the list of orders names the shipment of one that is being delivered, until it has been', async () => {
    const carried = await onTheWay(rita)
    expect(await listedShipment(carried.code)).toEqual([carried.id, 'ON_ROUTE_TO_DROP_OFF'])
    await rita.tellKey(carried.id, { key: carried.deliveryKey })
    await rita.move(carried.id, 'DELIVERED')
    expect(await listedShipment(carried.code)).toEqual([undefined, undefined])
  })

  test('step by step, and the order is delivered with it', async () => {
    const { code, id, deliveryKey } = await onTheWay(rita)
    expect(await followUp(code)).toMatchObject({
      trackingUrl: `/logistics/tracking/order/bistro/${code}`,
      shipmentSecurityCode: deliveryKey,
    })
    expect((await rita.tellKey(id, { key: deliveryKey })).status).toBe(204)
    const delivered = await rita.move<Shipment>(id, 'DELIVERED')
    expect(delivered.body).toMatchObject({ status: 'DELIVERED', keyConfirmed: true })
    const order = await followUp(code)
    expect(order.status).toBe('DELIVERED')
    expect(order.trackingUrl).toBeUndefined()
    expect(order.shipmentSecurityCode).toBeUndefined()
    expect((await rita.move<Problem>(id, 'RETURNED')).body.code).toBe('STATUS_CONFLICT')
  })

  test('the spelling of stacks is an alias for a shipment that travels alone', async () => {
    const { shipment } = await made.ready(BY_CARD)
    for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE'] as const) await rita.move(shipment.id, status)
    for (let times = 0; times < 2; times += 1)
      expect(await rita.move<Shipment>(shipment.id, 'ON_ROUTE_TO_DROP_OFFS')).toMatchObject({
        status: 200,
        body: { status: 'ON_ROUTE_TO_DROP_OFF' },
      })
    await rita.move(shipment.id, 'DRIVER_CANCELED')
  })

  test('an order the kitchen never called ready is READY once it has left the store', async () => {
    const code = await made.place(BY_CARD)
    await made.moveOrder(code, 'ACCEPTED')
    await dispatch(await shipmentServices(server), await made.orderOf(code))
    const { id, deliveryKey } = await made.shipmentOf(code)
    for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE'] as const) await rita.move(id, status)
    expect((await followUp(code)).status).toBe('ACCEPTED')
    await rita.move(id, 'ON_ROUTE_TO_DROP_OFF')
    expect(await followUp(code)).toMatchObject({ status: 'READY', shipmentStatus: 'ON_ROUTE_TO_DROP_OFF' })
    await rita.tellKey(id, { key: deliveryKey })
    await rita.move(id, 'DELIVERED')
    const { statusHistory } = await followUp(code)
    expect(statusHistory.map(({ status }) => status)).toEqual([
      'UNCONFIRMED',
      'GENERATED',
      'ACCEPTED',
      'READY',
      'DELIVERED',
    ])
  })

  test('cash comes back to the store before the next one is taken', async () => {
    const { id } = await onTheWay(rita, {})
    await rita.tellKey(id, { withoutKeyReason: 'El timbre no anda' })
    await rita.move(id, 'DELIVERED')
    const next = (await made.ready(BY_CARD)).shipment.id
    expect((await rita.move<Problem>(next, 'ON_ROUTE_TO_PICK_UP')).body).toMatchObject({
      code: 'STATUS_CONFLICT',
      detail: 'One shipment or stack at a time.',
    })
    expect((await rita.get<Shipment>('/api/shipments/rider')).body.id).toBe(id)
    expect((await rita.move<Shipment>(id, 'RETURNED')).body.status).toBe('RETURNED')
    expect((await rita.get('/api/shipments/rider')).status).toBe(404)
    expect((await rita.move(next, 'ON_ROUTE_TO_PICK_UP')).status).toBe(200)
  })

  test('no step may be left out and none taken back', async () => {
    const { id } = (await made.ready(BY_CARD)).shipment
    for (const status of ['IN_STORE', 'DELIVERED', 'CANCELED', 'PENDING', 'RETURNED'] as const)
      expect((await rita.move<Problem>(id, status)).body.code).toBe('STATUS_CONFLICT')
    await rita.move(id, 'ON_ROUTE_TO_PICK_UP')
    for (const status of ['LOOKING_FOR_DRIVER', 'ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS'] as const)
      expect((await rita.move<Problem>(id, status)).body.code).toBe('STATUS_CONFLICT')
  })
})

describe('[SHIP-04] the customer', () => {
  test('only on the way to the diner, and only for who carries it', async () => {
    const { code, shipment } = await made.ready()
    const url = `/api/shipments/${shipment.id}`
    const hidden = ['customer', 'destination', 'address', 'notes', 'check']
    const shown = async (rider: typeof rita) => {
      const { body } = await rita
        .get<Record<string, unknown>>(url)
        .then(() => rider.get<Record<string, unknown>>(url))
      return hidden.filter((name) => name in body)
    }
    expect(await shown(rita)).toEqual([])
    const { price } = await made.orderOf(code)
    // what decides whether a rider wants it
    expect((await omar.get<Shipment>(url)).body).toMatchObject({
      zone: 'Centro',
      distanceInMeters: 144,
      collect: { amount: price, paymentMethod: 'CASH' },
    })
    for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE'] as const) {
      await rita.move(shipment.id, status)
      // who took it has the address before there is no network, and what to check before leaving
      expect(await shown(rita)).toEqual(['destination', 'address', 'check'])
      expect(await shown(omar)).toEqual([])
      expect((await omar.get<Shipment>(url)).body.collect).toBeUndefined()
    }
    expect((await rita.get<Shipment>(url)).body.check).toEqual([{ name: 'Milanesa (Chica)', quantity: 2 }])
    await rita.move(shipment.id, 'ON_ROUTE_TO_DROP_OFF')
    expect(await shown(rita)).toEqual(['customer', 'destination', 'address', 'notes'])
    expect((await rita.get<Shipment>(url)).body).toMatchObject({
      customer: { name: 'Ana Pérez', phone: '+5491155550000' },
      destination: { lat: -34.601, lng: -58.401 },
      address: { street: 'Calle Uno', number: '120', details: 'Timbre 2' },
      collect: { amount: price, paymentMethod: 'CASH', paysWith: 2_000_000 },
    })
    expect(await shown(omar)).toEqual([])
    expect('rider' in (await omar.get<Shipment>(url)).body).toBe(false)
    await rita.tellKey(shipment.id, { key: shipment.deliveryKey })
    await rita.move(shipment.id, 'DELIVERED')
    expect(await shown(rita)).toEqual([])
  })

  test('[SHIP-01] another store’s shipments are none of the rider’s business', async () => {
    const { id, logisticsOrder } = (await made.ready(BY_CARD)).shipment
    const stranger = await onShift('Kiko', 'kiosk')
    for (const url of [`/api/shipments/${id}`, `/api/shipments/order/${logisticsOrder}`, listUrl()])
      expect((await stranger.get<Problem>(url)).body.code).toBe('FORBIDDEN')
    expect((await stranger.move<Problem>(id, 'ON_ROUTE_TO_PICK_UP')).body.code).toBe('FORBIDDEN')
    expect((await stranger.tellKey(id, { key: '0000' })).body.code).toBe('FORBIDDEN')
  })
})

describe('[API-01] reading', () => {
  test('what waits is everybody’s, the rest its rider’s', async () => {
    const { id, logisticsOrder } = (await made.ready(BY_CARD)).shipment
    const idsOf = async (rider: typeof rita, status?: string) =>
      (await rider.get<ShipmentsAnswer>(listUrl(status))).body.shipments.map((one) => one.id)
    expect(await idsOf(rita)).toContain(id)
    expect(await idsOf(omar)).toContain(id)
    await rita.move(id, 'ON_ROUTE_TO_PICK_UP')
    expect(await idsOf(omar)).not.toContain(id)
    expect(await idsOf(omar, 'ON_ROUTE_TO_PICK_UP')).toEqual([])
    expect(await idsOf(rita, 'ON_ROUTE_TO_PICK_UP')).toEqual([id])
    expect((await rita.get(`/api/shipments/order/${logisticsOrder}`)).body).toMatchObject({
      id: logisticsOrder,
      status: 'ON_ROUTE_TO_PICK_UP',
      returnStack: false,
      shipments: [{ id }],
    })
  })

  test('[API-02] no token, an unknown id and a body of another shipment have answers of their own', async () => {
    const { id } = (await made.ready(BY_CARD)).shipment
    expect((await server.call('GET', `/api/shipments/${id}`)).status).toBe(401)
    const nowhere = '01930000-0000-7000-8000-000000000000'
    for (const one of [nowhere, 'no-id']) {
      expect((await rita.get(`/api/shipments/${one}`)).status).toBe(404)
      expect((await rita.get(`/api/stacking/${one}`)).status).toBe(404)
      expect((await rita.get(`/api/shipments/order/${one}`)).status).toBe(404)
      expect((await rita.move(one, 'IN_STORE')).status).toBe(404)
      expect((await rita.moveStack(one, 'IN_STORE')).status).toBe(404)
    }
    const rider = await startShift(server, { phone: '+5491155559999' })
    const { id: rider_id, name: rider_name, phone: rider_phone, authorization } = rider
    const body = { id, status: 'ON_ROUTE_TO_PICK_UP', rider_id, rider_name, rider_phone }
    const put = (url: string, sent: object) =>
      server.call<Problem>('PUT', url, { body: sent, headers: { authorization } })
    expect((await put(`/api/shipments/${nowhere}`, body)).body.code).toBe('INVALID_REQUEST')
    expect((await put(`/api/shipments/${id}`, { ...body, rider_id: nowhere })).body.code).toBe('FORBIDDEN')
    expect((await put(`/api/shipments/${id}`, body)).status).toBe(200)
  })

  test('who may be in the list is found by when it began to wait, not by when it was ordered', async () => {
    const code = await made.place(BY_CARD)
    await made.moveOrder(code, 'ACCEPTED')
    later(5 * 24 * 60 * MINUTE_MS)
    await made.moveOrder(code, 'READY')
    const { id } = await made.shipmentOf(code)
    rita = await onShift('Rita')
    const window = listUrl().replace('2026-11-18', '2026-11-23')
    const { body } = await rita.get<ShipmentsAnswer>(window)
    expect(body.shipments.map((one) => one.id)).toEqual([id])
  })

  test('[SHIP-10] a phone whose clock is a minute slow sees what has just begun to wait', async () => {
    const { id } = (await made.ready(BY_CARD)).shipment
    const slow = new Date(server.time.now.getTime() - MINUTE_MS).toISOString()
    const { body } = await rita.get<ShipmentsAnswer>(listUrl().replace('2026-11-28T16:00:00.000Z', slow))
    expect(body.shipments.map((one) => one.id)).toContain(id)
  })
})

describe('[SHIP-07] the delivery key', () => {
  test('nothing is delivered without it', async () => {
    const { id, deliveryKey } = await onTheWay(rita)
    expect((await rita.move<Problem>(id, 'DELIVERED')).body.detail).toBe(
      'The delivery key was not confirmed.',
    )
    expect((await omar.tellKey(id, { key: deliveryKey })).body.code).toBe('FORBIDDEN')
    expect((await rita.tellKey(id, { key: wrong(deliveryKey) })).body.code).toBe('SECURITY_CODE_WRONG')
    expect((await rita.tellKey(id, { key: deliveryKey })).status).toBe(204)
    expect((await rita.move(id, 'DELIVERED')).status).toBe(200)
  })

  test('it is told at the door, not on the way to the store', async () => {
    const { id, deliveryKey } = (await made.ready(BY_CARD)).shipment
    await rita.move(id, 'ON_ROUTE_TO_PICK_UP')
    expect((await rita.tellKey(id, { key: deliveryKey })).body.code).toBe('STATUS_CONFLICT')
  })

  test('five tries; then the venue allows more, or a reason is given', async () => {
    const { code, id, deliveryKey } = await onTheWay(rita)
    const guess = async (key: string) => (await rita.tellKey(id, { key })).body?.code
    for (let tries = 0; tries < 5; tries += 1)
      expect(await guess(wrong(deliveryKey))).toBe('SECURITY_CODE_WRONG')
    expect(await guess(deliveryKey)).toBe('KEY_LOCKED')
    await resetKeyTries(await shipmentServices(server), await made.orderOf(code))
    expect(await guess(wrong(deliveryKey))).toBe('SECURITY_CODE_WRONG')
    expect((await rita.tellKey(id, { withoutKeyReason: 'no' })).status).toBe(400)
    expect((await rita.tellKey(id, { withoutKeyReason: 'Lo recibió el encargado' })).status).toBe(204)
    expect((await made.shipmentOf(code)).withoutKeyReason).toBe('Lo recibió el encargado')
  })

  test('a wrong key sent twice by a bad network counts once', async () => {
    const { code, id, deliveryKey } = await onTheWay(rita)
    const key = newKey()
    for (let times = 0; times < 7; times += 1)
      expect((await rita.tellKey(id, { key: wrong(deliveryKey) }, key)).body.code).toBe('SECURITY_CODE_WRONG')
    expect((await made.shipmentOf(code)).keyTries).toBe(1)
    expect((await rita.tellKey(id, { key: deliveryKey }, key)).body.code).toBe('IDEMPOTENCY_CONFLICT')
  })

  test('the diner sees it until it was told', async () => {
    const code = await made.place(BY_CARD)
    await made.moveOrder(code, 'ACCEPTED')
    expect((await followUp(code)).trackingUrl).toBeUndefined()
    const { code: carried, id, deliveryKey } = await onTheWay(rita)
    expect((await followUp(carried)).shipmentSecurityCode).toBe(deliveryKey)
    await rita.tellKey(id, { key: deliveryKey })
    expect((await followUp(carried)).shipmentSecurityCode).toBeUndefined()
  })
})

describe('[SHIP-07] steps sent again', () => {
  test('under their key they are answered as before, whatever came after', async () => {
    const { id } = (await made.ready(BY_CARD)).shipment
    const [taking, arriving] = [newKey(), newKey()]
    await rita.move(id, 'ON_ROUTE_TO_PICK_UP', taking)
    await rita.move(id, 'IN_STORE', arriving)
    expect((await rita.move<Shipment>(id, 'ON_ROUTE_TO_PICK_UP', taking)).body.status).toBe('IN_STORE')
    expect((await rita.move<Problem>(id, 'DRIVER_CANCELED', arriving)).body.code).toBe('IDEMPOTENCY_CONFLICT')
    expect((await rita.get<Shipment>(`/api/shipments/${id}`)).body.status).toBe('IN_STORE')
  })

  test('what is already so is no conflict, and tells nobody anything new', async () => {
    const { code, shipment } = await made.ready(BY_CARD)
    await rita.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
    const { revision } = await made.shipmentOf(code)
    expect((await rita.move<Shipment>(shipment.id, 'ON_ROUTE_TO_PICK_UP')).status).toBe(200)
    expect((await made.shipmentOf(code)).revision).toBe(revision)
  })
})

/** A key that is not this one. */
const wrong = (key: string): string => String((Number(key) + 1) % 10_000).padStart(4, '0')
