import { expect, test } from 'vitest'

import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import { calledOff, tripOfShipment } from './trip.ts'

const trip = (status: ShipmentStatus, riderId?: string) =>
  tripOfShipment({
    id: 'a',
    status,
    createdAt: '2026-11-21T20:00:00.000Z',
    updatedAt: '2026-11-21T20:00:00.000Z',
    logisticsOrder: 'l',
    returnShipment: false,
    codeToShow: 'A',
    ...(riderId !== undefined && { rider: { riderId, name: 'Rita', phone: '+5491155557001' } }),
  } satisfies Shipment)

test('a rider hears once of what the venue called off, and only of what was theirs', () => {
  const gone = trip('CANCELED', 'me')
  expect(calledOff(trip('IN_STORE', 'me'), gone, 'me')).toEqual(gone.shipments)
  expect(calledOff(trip('IN_STORE', 'me'), trip('CANCELED'), 'me')).toHaveLength(1)
  expect(calledOff(gone, gone, 'me')).toEqual([])
  expect(calledOff(trip('LOOKING_FOR_DRIVER'), gone, 'me')).toEqual([])
  expect(calledOff(trip('IN_STORE', 'other'), gone, 'me')).toEqual([])
  expect(calledOff(trip('IN_STORE', 'me'), trip('DRIVER_CANCELED', 'me'), 'me')).toEqual([])
})
