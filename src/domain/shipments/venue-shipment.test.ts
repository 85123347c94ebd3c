import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { OrderStatus, ShipmentStatus } from '#generated/models.ts'
import { canMoveShipment, SHIPMENT_TRANSITIONS } from './transitions.ts'
import {
  isKeyLocked,
  isWithRider,
  shipmentActions,
  venueStatus,
  type VenueDelivery,
} from './venue-shipment.ts'

const STATUSES = Object.keys(SHIPMENT_TRANSITIONS) as ShipmentStatus[]
const anyShipment = fc.record<NonNullable<VenueDelivery['shipment']>>({
  status: fc.constantFrom(...STATUSES),
  returnShipment: fc.boolean(),
  stackId: fc.constantFrom(undefined, 'one'),
  keyTries: fc.nat(5),
  keyConfirmed: fc.boolean(),
})
const READY: VenueDelivery['order'] = { type: 'DELIVERY', status: 'READY' }

test('an offered step is one that the venue may make', () => {
  fc.assert(
    fc.property(anyShipment, fc.boolean(), (shipment, ownRiders) => {
      const actions = shipmentActions({ order: READY, ownRiders, shipment })
      expect(actions.includes('STACK') && actions.includes('UNSTACK')).toBe(false)
      if (actions.includes('STACK')) expect(canMoveShipment(shipment, 'STACKING', 'venue')).toBe(true)
      if (isWithRider(shipment)) expect(actions).toEqual(isKeyLocked(shipment) ? ['RESET_KEY'] : [])
      if (isWithRider(shipment))
        expect(
          shipmentActions({
            order: READY,
            ownRiders,
            shipment: { ...shipment, withoutKeyReason: 'Sin timbre' },
          }),
        ).toEqual(isKeyLocked(shipment) ? ['GRANT_WITHOUT_KEY', 'RESET_KEY'] : [])
    }),
  )
})

test('only accepted deliveries, and a first or another rider only where there are some', () => {
  expect(shipmentActions({ order: READY, ownRiders: true })).toEqual(['DISPATCH'])
  expect(shipmentActions({ order: READY, ownRiders: false })).toEqual([])
  expect(shipmentActions({ order: { ...READY, status: 'GENERATED' }, ownRiders: true })).toEqual([])
  expect(shipmentActions({ order: { ...READY, type: 'TAKE_AWAY' }, ownRiders: true })).toEqual([])
})

test('a key is locked by five wrong ones, as long as somebody may still ask for it', () => {
  const door = { status: 'ON_ROUTE_TO_DROP_OFF', keyTries: 5, keyConfirmed: false } as const
  expect(isKeyLocked(door)).toBe(true)
  expect(isKeyLocked({ ...door, keyTries: 4 })).toBe(false)
  expect(isKeyLocked({ ...door, keyConfirmed: true })).toBe(false)
  expect(isKeyLocked({ ...door, status: 'DELIVERED' })).toBe(false)
})

test('what the venue handed over itself was not called off, and food that is back was not delivered', () => {
  const told = (shipment: ShipmentStatus, order: OrderStatus, keyConfirmed = false) =>
    venueStatus({ shipment: { status: shipment, keyConfirmed }, order: { status: order } })
  expect(told('CANCELED', 'DELIVERED')).toBe('handed-over')
  expect(told('CANCELED', 'CANCELED')).toBe('CANCELED')
  expect(told('RETURNED', 'DELIVERED')).toBe('RETURNED')
  for (const order of ['READY', 'CANCELED'] as const) expect(told('RETURNED', order)).toBe('food-back')
  for (const shipment of ['DELIVERED', 'RETURNED'] as const) {
    expect(told(shipment, 'CANCELED', true)).toBe('delivered-anyway')
    expect(told(shipment, 'DELIVERED', true)).toBe(shipment)
  }
})
