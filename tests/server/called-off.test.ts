import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { OrderFollowUp, Problem, Shipment, ShipmentStack, TrackingInfo } from '#generated/models.ts'
import { isFailure } from '#server/contract/handlers.ts'
import { dispatch } from '#server/use-cases/shipments/dispatch.ts'
import { stackShipments } from '#server/use-cases/shipments/stack-shipments.ts'
import { BY_CARD, deliveries, riderCalls, shipmentServices } from './support/deliveries.ts'
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
/** What the diner's tracking page says. */
const tracked = async (code: string) =>
  (await server.call<TrackingInfo>('GET', `/api/logisticsorder/tracking/bistro/${code}`)).body.status

/** A shipment that the rider has with them, on the way to its diner. */
async function onTheWay(rider: typeof rita, options = BY_CARD) {
  const { code, shipment } = await made.ready(options)
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
    expect((await rider.move(shipment.id, status)).status).toBe(200)
  return { code, id: shipment.id, deliveryKey: shipment.deliveryKey }
}

describe('[SHIP-05] giving up', () => {
  test('in the store: somebody else may take it, and the history stays', async () => {
    const { code, shipment } = await made.ready(BY_CARD)
    await rita.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
    await rita.move(shipment.id, 'IN_STORE')
    later(MINUTE_MS)
    expect((await rita.move<Shipment>(shipment.id, 'DRIVER_CANCELED')).body.status).toBe('DRIVER_CANCELED')
    const second = await made.shipmentOf(code)
    expect(second.id).not.toBe(shipment.id)
    expect(second.status).toBe('LOOKING_FOR_DRIVER')
    expect((await omar.move(second.id, 'ON_ROUTE_TO_PICK_UP')).status).toBe(200)
  })

  test('on the way: the venue decides, and the rider brings the food back before taking anything else', async () => {
    const { code, id } = await onTheWay(rita)
    later(MINUTE_MS)
    expect((await rita.move<Shipment>(id, 'DRIVER_CANCELED')).body).toMatchObject({
      status: 'DRIVER_CANCELED',
      foodDue: true,
    })
    expect(await followUp(code)).toMatchObject({ status: 'READY', shipmentStatus: 'DRIVER_CANCELED' })
    const next = (await made.ready(BY_CARD)).shipment.id
    expect((await rita.move<Problem>(next, 'ON_ROUTE_TO_PICK_UP')).body.code).toBe('STATUS_CONFLICT')
    expect((await rita.get<Shipment>('/api/shipments/rider')).body.id).toBe(id)
    expect((await omar.get<Shipment>(`/api/shipments/${id}`)).body.foodDue).toBeUndefined()
    await dispatch(await shipmentServices(server), await made.orderOf(code))
    const second = await made.shipmentOf(code)
    expect(second.id).not.toBe(id)
    expect(second.status).toBe('LOOKING_FOR_DRIVER')
    const back = await rita.move<Shipment>(id, 'RETURNED')
    expect(back.body.status).toBe('RETURNED')
    expect(back.body.foodDue).toBeUndefined()
    expect((await rita.get('/api/shipments/rider')).status).toBe(404)
    expect((await rita.move(next, 'ON_ROUTE_TO_PICK_UP')).status).toBe(200)
  })

  test('on the way: food that is back in the store was not delivered to its diner', async () => {
    const { code, id } = await onTheWay(rita)
    await rita.move(id, 'DRIVER_CANCELED')
    await rita.move(id, 'RETURNED')
    expect(await tracked(code)).toBe('DRIVER_CANCELED')
    expect((await followUp(code)).shipmentStatus).toBe('DRIVER_CANCELED')
    await made.moveOrder(code, 'CANCELED')
    expect(await tracked(code)).toBe('CANCELED')
  })

  test('called off by the venue: on the way the food comes back, from the store and handed over it does not', async () => {
    const { code, id } = await onTheWay(rita)
    await made.moveOrder(code, 'CANCELED')
    expect((await rita.get<Shipment>(`/api/shipments/${id}`)).body).toMatchObject({
      status: 'CANCELED',
      foodDue: true,
    })
    expect((await rita.move<Shipment>(id, 'RETURNED')).body.status).toBe('RETURNED')
    expect(await tracked(code)).toBe('CANCELED')

    const inStore = await made.ready(BY_CARD)
    await rita.move(inStore.shipment.id, 'ON_ROUTE_TO_PICK_UP')
    await made.moveOrder(inStore.code, 'CANCELED')
    expect((await made.shipmentOf(inStore.code)).foodDue).toBe(false)

    const handedOver = await onTheWay(rita)
    await made.moveOrder(handedOver.code, 'DELIVERED')
    expect((await made.shipmentOf(handedOver.code)).foodDue).toBe(false)
    expect((await rita.get('/api/shipments/rider')).status).toBe(404)
  })
})

describe('[SHIP-07] handed over by the venue while a rider has it', () => {
  /** Whose rider would come back with the cash. */
  const CASH = { payment: 'CASH' } as const

  test('it is delivered for the rider too, with nothing to bring back, and nobody else has lost it', async () => {
    const { code, id } = await onTheWay(rita, CASH)
    expect((await rita.get<Shipment>(`/api/shipments/${id}`)).body.returnShipment).toBe(true)
    await made.moveOrder(code, 'DELIVERED')
    const { body } = await rita.get<Shipment>(`/api/shipments/${id}`)
    expect(body).toMatchObject({ status: 'DELIVERED', returnShipment: false })
    expect(body.foodDue).toBeUndefined()
    expect((await omar.get<Shipment>(`/api/shipments/${id}`)).body.status).toBe('CANCELED')
    expect((await rita.move<Problem>(id, 'RETURNED')).body.code).toBe('STATUS_CONFLICT')
    expect((await rita.get('/api/shipments/rider')).status).toBe(404)
  })

  test('[SHIP-09] from the store on, for a phone that does not know: its steps are answered, and nothing is due', async () => {
    const { code, shipment } = await made.ready(CASH)
    await rita.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
    await made.moveOrder(code, 'DELIVERED')
    for (const status of ['IN_STORE', 'ON_ROUTE_TO_DROP_OFF', 'DELIVERED'] as const) {
      const { body } = await rita.move<Shipment>(shipment.id, status)
      expect([body.status, body.foodDue]).toEqual(['DELIVERED', undefined])
    }
    expect((await made.shipmentOf(code)).foodDue).toBe(false)
  })

  test('in a stack it is delivered as the others are', async () => {
    const members = [await made.ready(BY_CARD), await made.ready(BY_CARD)]
    const ids = members.map(({ shipment }) => shipment.id)
    const services = await shipmentServices(server)
    const stacked = await stackShipments(services, { alias: 'bistro', tenant: 'bistro' }, ids)
    if (isFailure(stacked)) throw new Error(`No stack: ${stacked.failure}`)
    const { id } = stacked
    for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFFS'] as const)
      expect((await rita.moveStack(id, status)).status).toBe(200)
    const seen: (string | string[])[][] = []
    for (const { code } of members) {
      await made.moveOrder(code, 'DELIVERED')
      const { body } = await rita.get<ShipmentStack>(`/api/stacking/${id}`)
      seen.push([body.status, body.shipments.map(({ status }) => status)])
    }
    expect(seen).toEqual([
      ['ON_ROUTE_TO_DROP_OFFS', ['DELIVERED', 'ON_ROUTE_TO_DROP_OFFS']],
      ['DELIVERED', ['DELIVERED', 'DELIVERED']],
    ])
    expect((await rita.get('/api/shipments/rider')).status).toBe(404)
  })
})
