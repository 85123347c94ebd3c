import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isFinished } from '#domain/shipments/transitions.ts'
import type { ShipmentStatus, TrackingInfo } from '#generated/models.ts'
import { applyUpdate, withNewer } from './apply-update.ts'
import { deliveryKey } from './delivery-key.ts'
import { readEta } from './eta.ts'
import { positionAge } from './position-age.ts'
import { dinerStatus } from './diner-status.ts'
import { statusTone } from './status-tone.ts'

const ON_THE_WAY = [
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'ON_ROUTE_TO_DROP_OFFS',
] as const
const OTHERS = [
  'PENDING',
  'STACKING',
  'LOOKING_FOR_DRIVER',
  'DELIVERED',
  'RETURNED',
  'CANCELED',
  'DRIVER_CANCELED',
] as const
const status: fc.Arbitrary<ShipmentStatus> = fc.constantFrom(...ON_THE_WAY, ...OTHERS)
const NOON = '2026-11-18T15:30:00.000Z'

describe('[TRK-02e] expected arrival', () => {
  test('is read while somebody is on the way, and hidden otherwise', () => {
    for (const each of ON_THE_WAY)
      expect(readEta({ status: each, eta: NOON })).toEqual({ at: Date.parse(NOON) })
    for (const each of OTHERS) expect(readEta({ status: each, eta: NOON })).toBeUndefined()
  })

  test('empty is hidden; a number and any other words are text', () => {
    const read = (eta?: string) => readEta({ status: 'IN_STORE', eta })
    for (const eta of [undefined, '', '   ']) expect(read(eta)).toBeUndefined()
    expect(read('15')).toEqual({ text: '15' })
    expect(read('1763479800000')).toEqual({ text: '1763479800000' })
    expect(read('en un rato')).toEqual({ text: 'en un rato' })
    expect(read('2026-13-45T99:00:00Z')).toEqual({ text: '2026-13-45T99:00:00Z' })
  })

  test('whatever is told, what is shown is not empty', () => {
    fc.assert(
      fc.property(status, fc.string(), (each, eta) => {
        const shown = readEta({ status: each, eta })
        if (shown && 'text' in shown) expect(shown.text.trim()).not.toBe('')
      }),
    )
  })
})

describe('[TRK-02f] delivery key', () => {
  test('is four digits, as long as the shipment has not come to its end', () => {
    fc.assert(
      fc.property(status, fc.integer({ min: 0, max: 9_999 }), (each, number) => {
        const securityCode = String(number).padStart(4, '0')
        expect(deliveryKey({ status: each, securityCode })).toBe(
          isFinished({ status: each }) ? undefined : securityCode,
        )
      }),
    )
    for (const securityCode of [undefined, '', '123', '12345', '12a4', ' 1234', '१२३४'])
      expect(deliveryKey({ status: 'IN_STORE', securityCode })).toBeUndefined()
  })
})

test('[TRK-02b] every status has a tone; the ends are good or bad, and a rider who gave up is no end', () => {
  expect(ON_THE_WAY.map(statusTone)).toEqual(Array(4).fill('moving'))
  expect(OTHERS.map(statusTone)).toEqual([
    'waiting',
    'waiting',
    'waiting',
    'done',
    'done',
    'failed',
    'waiting',
  ])
})

test('[TRK-02] a position is of now, minutes or hours old', () => {
  const at = (seconds: number) => positionAge(NOON, Date.parse(NOON) + seconds * 1_000)
  expect([at(-60), at(0), at(59)]).toEqual(Array(3).fill({ unit: 'now', count: 0 }))
  expect([at(60), at(119), at(3_599)].map(({ count }) => count)).toEqual([1, 1, 59])
  expect([at(3_600), at(7_200)]).toEqual([
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 2 },
  ])
  expect(positionAge('what', 0)).toEqual({ unit: 'now', count: 0 })
})

describe('[TRK-03b] a message', () => {
  const shown: TrackingInfo = {
    id: 'a',
    orderCode: 'K7QF3M2X9TD',
    at: NOON,
    status: 'IN_STORE',
    revision: 3,
    riderPosition: { lat: -34.6, lng: -58.4 },
    riderPositionAt: NOON,
    securityCode: '4071',
  }

  test('replaces what is shown, whole, but for the key that is never told', () => {
    const told: TrackingInfo = {
      id: 'a',
      orderCode: 'K7QF3M2X9TD',
      at: NOON,
      status: 'DELIVERED',
      revision: 4,
    }
    expect(applyUpdate(shown, told)).toEqual({ ...told, securityCode: '4071' })
  })

  test('[TRK-02d] says that there is a rider, and who that is stays as it was read', () => {
    const rider = { name: 'Rita Ruiz', phone: '+5491144440000' }
    const told: TrackingInfo = { ...shown, revision: 4, rider: { name: '' } }
    expect(applyUpdate({ ...shown, rider }, told).rider).toEqual(rider)
    expect(applyUpdate({ ...shown, rider: undefined }, told).rider).toEqual({ name: '' })
    expect(applyUpdate({ ...shown, rider }, { ...told, rider: undefined }).rider).toBeUndefined()
  })

  test('[TRK-02d] that overtook the answer leaves of it who the rider is, the key and the door', () => {
    const own = {
      rider: { name: 'Rita Ruiz', phone: '+5491144440000' },
      securityCode: '4071',
      destinationPosition: { lat: -34.61, lng: -58.41 },
    }
    const later = new Date(Date.parse(NOON) + 1).toISOString()
    const { securityCode: _key, ...base } = shown
    const told: TrackingInfo = { ...base, riderPositionAt: later, rider: { name: '' } }
    expect(withNewer(told, { ...base, ...own })).toEqual({ ...told, ...own })
    expect(withNewer({ ...told, revision: 4, rider: undefined }, { ...base, ...own }).rider).toBeUndefined()
    const read = { ...told, ...own }
    expect(withNewer(told, read)).toBe(read)
  })

  test('of another shipment brings no key along', () => {
    const told: TrackingInfo = { ...shown, id: 'b', revision: 0, securityCode: undefined }
    expect(applyUpdate(shown, told)).toBe(told)
  })

  test('that is older, or of another order, changes nothing', () => {
    const before = new Date(Date.parse(NOON) - 1).toISOString()
    for (const told of [
      { ...shown, revision: 2 },
      { ...shown, riderPositionAt: before },
      { ...shown, orderCode: '00000000000', revision: 9 },
    ])
      expect(applyUpdate(shown, told)).toBe(shown)
  })
})

test('[TRK-02] the order’s end is the diner’s, and food that came back was not delivered to anybody', () => {
  expect(dinerStatus('ON_ROUTE_TO_DROP_OFF', 'READY')).toBe('ON_ROUTE_TO_DROP_OFF')
  for (const came of ['CANCELED', 'DRIVER_CANCELED'] as const) {
    expect(dinerStatus(came, 'READY')).toBe(came)
    for (const end of ['DELIVERED', 'CANCELED'] as const) expect(dinerStatus(came, end)).toBe(end)
  }
  expect(dinerStatus('RETURNED', 'READY')).toBe('DRIVER_CANCELED')
  expect(dinerStatus('RETURNED', 'CANCELED')).toBe('CANCELED')
  // only the cash came back
  expect(dinerStatus('RETURNED', 'CANCELED', true)).toBe('RETURNED')
  expect(dinerStatus('RETURNED', 'DELIVERED')).toBe('RETURNED')
})
