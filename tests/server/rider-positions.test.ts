import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import { BY_CARD, deliveries, riderCalls } from './support/deliveries.ts'
import { startShift } from './support/shift.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let made: ReturnType<typeof deliveries>
let rita: ReturnType<typeof riderCalls>
let omar: ReturnType<typeof riderCalls>
let people = 0
beforeAll(async () => {
  server = await testApp()
  made = deliveries(server)
})
afterAll(() => server.close())
/** Riders of this test alone, who carry nothing. */
const onShift = async (name: string) => {
  people += 1
  const phone = `+54911555${String(people).padStart(5, '0')}`
  return riderCalls(server, await startShift(server, { name, phone, branchContact: 'bistro' }))
}
beforeEach(async () => {
  server.time.now = SATURDAY_NOON
  rita = await onShift('Rita')
  omar = await onShift('Omar')
})
const later = (ms: number) => {
  server.time.now = new Date(server.time.now.getTime() + ms)
}

describe('[TRK-02] where the rider is', () => {
  const at = (ms = 0) => new Date(server.time.now.getTime() + ms).toISOString()

  test('is known while the shipment is under way, and forgotten at its end', async () => {
    const { code, shipment } = await made.ready(BY_CARD)
    const send = (body: object, rider = rita) => rider.sendPosition(shipment.id, body)
    expect((await send({ lat: -34.5, lng: -58.5, at: at() })).body.code).toBe('FORBIDDEN')
    await rita.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
    expect((await send({ lat: -34.5, lng: -58.5, at: at() })).status).toBe(204)
    expect((await send({ lat: 1, lng: 1, at: at() }, omar)).body.code).toBe('FORBIDDEN')
    expect(await made.shipmentOf(code)).toMatchObject({ riderLat: -34.5, riderLng: -58.5 })
    await rita.move(shipment.id, 'DRIVER_CANCELED')
    expect((await send({ lat: -34.5, lng: -58.5, at: at() })).body.code).toBe('STATUS_CONFLICT')
    const { riderLat, riderPositionAt } = await made.shipmentOf(code)
    expect([riderLat, riderPositionAt]).toEqual([null, null])
  })

  test('an older one, one too soon and one from the future change nothing they should not', async () => {
    const { code, shipment } = await made.ready(BY_CARD)
    await rita.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
    const lat = async () => (await made.shipmentOf(code)).riderLat
    const send = (value: number, when: string) =>
      rita.sendPosition(shipment.id, { lat: value, lng: 1, at: when })
    await send(1, at())
    await send(1.001, at(-30_000))
    expect(await lat()).toBe(1)
    later(2_000)
    await send(1.002, at())
    expect(await lat()).toBe(1)
    later(1_000)
    await send(1.003, at(60 * MINUTE_MS))
    expect(await made.shipmentOf(code)).toMatchObject({ riderLat: 1.003, riderPositionAt: server.time.now })
  })

  test('one that is 400 km away within a minute is not believed, one that a rider can reach is', async () => {
    const { code, shipment } = await made.ready(BY_CARD)
    await rita.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
    const send = async (lat: number) => {
      expect((await rita.sendPosition(shipment.id, { lat, lng: -58.4, at: at() })).status).toBe(204)
      return (await made.shipmentOf(code)).riderLat
    }
    expect(await send(-34.6)).toBe(-34.6)
    later(MINUTE_MS)
    expect(await send(-38.2)).toBe(-34.6)
    expect(await send(-34.61)).toBe(-34.61)
  })

  test('one that a phone found by its tower alone changes nothing, so that the next good one is believed', async () => {
    const { code, shipment } = await made.ready(BY_CARD)
    await rita.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
    const send = async (lat: number, accuracyMeters: number) => {
      const body = { lat, lng: -58.4, accuracyMeters, at: at() }
      expect((await rita.sendPosition(shipment.id, body)).status).toBe(204)
      return (await made.shipmentOf(code)).riderLat
    }
    expect(await send(-34.92, 30_000)).toBeNull()
    expect(await send(-34.6, 8)).toBe(-34.6)
  })
})
