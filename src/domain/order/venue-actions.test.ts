import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderModeType, OrderStatus, ShipmentStatus } from '#generated/models.ts'
import { canMove, isFinal } from './status.ts'
import { statusAfter, venueActions } from './venue-actions.ts'
import type { VenueOrder } from './venue-actions.ts'

const STATUSES: OrderStatus[] = ['UNCONFIRMED', 'GENERATED', 'ACCEPTED', 'READY', 'DELIVERED', 'CANCELED']
const TYPES: OrderModeType[] = ['DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE']
const SHIPMENTS: (ShipmentStatus | undefined)[] = [
  undefined,
  'LOOKING_FOR_DRIVER',
  'STACKING',
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'DELIVERED',
  'DRIVER_CANCELED',
]

const anyOrder = fc.record<VenueOrder>({
  status: fc.constantFrom(...STATUSES),
  type: fc.constantFrom(...TYPES),
  paid: fc.boolean(),
  refunded: fc.boolean(),
  shipment: fc.constantFrom(...SHIPMENTS),
})
const order = (over: Partial<VenueOrder>): VenueOrder => ({
  status: 'READY',
  type: 'DELIVERY',
  paid: true,
  refunded: false,
  ...over,
})

describe('what a venue may do', () => {
  test('an offered step is one that the server makes, and each is offered once', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        const actions = venueActions(one)
        expect(new Set(actions).size).toBe(actions.length)
        for (const next of actions.map(statusAfter))
          if (next !== undefined) expect(canMove(one.status, next)).toBe(true)
      }),
    )
  })

  test('whatever is not at its end can be canceled; what is, cannot', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        expect(venueActions(one).includes('CANCEL')).toBe(!isFinal(one.status))
      }),
    )
  })

  test('only a delivery is dispatched, and not while a shipment of it is open', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        if (!venueActions(one).includes('DISPATCH')) return
        expect(one.type).toBe('DELIVERY')
        expect([undefined, 'DELIVERED', 'DRIVER_CANCELED']).toContain(one.shipment)
      }),
    )
    expect(venueActions(order({}))).toEqual(['DISPATCH', 'DELIVER', 'CANCEL'])
    expect(venueActions(order({ status: 'ACCEPTED' }))).toEqual(['READY', 'DISPATCH', 'CANCEL'])
    expect(venueActions(order({ type: 'TAKE_AWAY' }))).toEqual(['DELIVER', 'CANCEL'])
  })

  test('who carries it delivers it; a delivery that nobody took or that came back is the venue’s again', () => {
    expect(venueActions(order({ shipment: 'ON_ROUTE_TO_DROP_OFF' }))).toEqual(['CANCEL'])
    expect(venueActions(order({ shipment: 'LOOKING_FOR_DRIVER' }))).toEqual(['DELIVER', 'CANCEL'])
    expect(venueActions(order({ shipment: 'DRIVER_CANCELED' }))).toEqual(['DISPATCH', 'DELIVER', 'CANCEL'])
  })

  test('money: unpaid ones can be marked, a paid and canceled one waits for its refund until it is noted', () => {
    expect(venueActions(order({ status: 'DELIVERED', paid: false }))).toEqual(['MARK_PAID'])
    expect(venueActions(order({ status: 'CANCELED' }))).toEqual(['REFUND'])
    expect(venueActions(order({ status: 'CANCELED', refunded: true }))).toEqual([])
    expect(venueActions(order({ status: 'CANCELED', paid: false }))).toEqual([])
  })
})
