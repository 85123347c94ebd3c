import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ShipmentStatus } from '#generated/models.ts'

import { canAct, canSeeCustomer, hasLostAuction, hasLostTrip, shownCode } from './access.ts'
import {
  advanceAction,
  canActWith,
  cancelAction,
  sliderOf,
  wantedStatus,
  type ShownShipment,
} from './action.ts'
import { isDropOff, SHIPMENT_TRANSITIONS } from './transitions.ts'

const STATUSES = Object.keys(SHIPMENT_TRANSITIONS) as ShipmentStatus[]

const simple = (status: ShipmentStatus, returnShipment = false): ShownShipment => ({
  shipment: { status, returnShipment, codeToShow: 'X9TD' },
})
const stacked = (
  status: ShipmentStatus,
  others: readonly (readonly [ShipmentStatus, boolean])[] = [],
  { stack = status, returnShipment = false }: { stack?: ShipmentStatus; returnShipment?: boolean } = {},
): ShownShipment => {
  const shipment = { status, returnShipment, codeToShow: 'X9TD', stackId: 's' }
  const rest = others.map(([other, comesBack]) => ({ status: other, returnShipment: comesBack }))
  return { shipment, stack: { status: stack, shipments: [shipment, ...rest] } }
}

describe('[SHIP-07] which action runs', () => {
  test('a simple shipment goes on by itself', () => {
    for (const status of STATUSES) expect(advanceAction(simple(status))).toBe('single')
  })

  test('a stack goes on as a whole until the drop-off, then one by one', () => {
    expect(advanceAction(stacked('LOOKING_FOR_DRIVER'))).toBe('stack')
    expect(advanceAction(stacked('ON_ROUTE_TO_PICK_UP'))).toBe('stack')
    expect(advanceAction(stacked('IN_STORE'))).toBe('stack')
    expect(advanceAction(stacked('ON_ROUTE_TO_DROP_OFFS'))).toBe('single')
    expect(
      advanceAction(
        stacked('DELIVERED', [['ON_ROUTE_TO_DROP_OFFS', false]], { stack: 'ON_ROUTE_TO_DROP_OFFS' }),
      ),
    ).toBe('single')
    for (const over of ['DELIVERED', 'RETURNED'] as const) expect(advanceAction(stacked(over))).toBe('single')
  })

  test('a fully finished return stack updates its returns', () => {
    const shown = stacked('DRIVER_CANCELED', [['DELIVERED', true]], { stack: 'DELIVERED' })
    expect(advanceAction(shown)).toBe('returns')
    expect(wantedStatus(shown)).toBe('RETURNED')
    expect(sliderOf(shown)?.key).toBe('shipments.slider.return')
  })
})

test('[SHIP-07] food alone is brought back by a slider of its own, with a stack once the others are delivered', () => {
  const food = {
    status: 'DRIVER_CANCELED',
    returnShipment: false,
    foodDue: true,
    codeToShow: 'X9TD',
  } as const
  expect(sliderOf({ shipment: food })?.key).toBe('shipments.slider.food-back')
  const stackOf = (status: ShipmentStatus, returnShipment = false): ShownShipment => ({
    shipment: { ...food, stackId: 's' },
    stack: { status: 'DELIVERED', shipments: [food, { status, returnShipment }] },
  })
  expect(sliderOf(stackOf('DELIVERED'))?.key).toBe('shipments.slider.food-back')
  expect(wantedStatus(stackOf('DELIVERED'))).toBe('RETURNED')
  expect(sliderOf(stackOf('DELIVERED', true))?.key).toBe('shipments.slider.return')
  expect(wantedStatus(stackOf('ON_ROUTE_TO_DROP_OFFS'))).toBeUndefined()
})

describe('[SHIP-07] whether there is a next step', () => {
  test('in the four active statuses', () => {
    expect(STATUSES.filter((status) => wantedStatus(simple(status)) !== undefined)).toEqual([
      'LOOKING_FOR_DRIVER',
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFF',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
  })

  test('what is to be brought back goes on after DELIVERED; in a stack when the others are done', () => {
    expect(wantedStatus(simple('DELIVERED', true))).toBe('RETURNED')
    expect(wantedStatus(simple('RETURNED', true))).toBeUndefined()
    const others = [['ON_ROUTE_TO_DROP_OFFS', false]] as const
    expect(wantedStatus(stacked('DELIVERED', others, { returnShipment: true }))).toBeUndefined()
    expect(wantedStatus(stacked('RETURNED', [['RETURNED', true]], { returnShipment: true }))).toBeUndefined()
  })

  test('[SHIP-06] the slider has a text exactly where there is a next step', () => {
    const anyShown = fc
      .record({
        status: fc.constantFrom(...STATUSES),
        returnShipment: fc.boolean(),
        others: fc.array(fc.tuple(fc.constantFrom(...STATUSES), fc.boolean()), { maxLength: 3 }),
        alone: fc.boolean(),
      })
      .map(({ status, returnShipment, others, alone }) =>
        alone ? simple(status, returnShipment) : stacked(status, others, { returnShipment }),
      )
    fc.assert(
      fc.property(anyShown, (shown) => {
        expect(sliderOf(shown)?.status).toBe(wantedStatus(shown))
      }),
    )
  })
})

test.each<[ShipmentStatus, string]>([
  ['LOOKING_FOR_DRIVER', 'shipments.slider.take'],
  ['ON_ROUTE_TO_PICK_UP', 'shipments.slider.in-store'],
  ['IN_STORE', 'shipments.slider.on-route'],
  ['ON_ROUTE_TO_DROP_OFF', 'shipments.slider.delivered'],
  ['ON_ROUTE_TO_DROP_OFFS', 'shipments.slider.delivered'],
])('[SHIP-06] label of the slider at %s', (status, key) => {
  expect(sliderOf(simple(status))?.key).toBe(key)
  const namesOne = status === 'IN_STORE' || isDropOff(status)
  const slider = { status: wantedStatus(stacked(status)), key }
  expect(sliderOf(stacked(status))).toEqual(namesOne ? { ...slider, code: 'X9TD' } : slider)
})

test('[SHIP-05] a stack is given up as a whole until the drop-off', () => {
  expect(cancelAction(simple('IN_STORE'))).toBe('single')
  expect(cancelAction(stacked('ON_ROUTE_TO_DROP_OFFS'))).toBe('single')
  expect(cancelAction(stacked('ON_ROUTE_TO_PICK_UP'))).toBe('stack')
  expect(cancelAction(stacked('IN_STORE'))).toBe('stack')
})

describe('[SHIP-04] who may see what', () => {
  test('the customer: only on the way to the diner, only for the assigned rider', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATUSES),
        fc.constantFrom('me', 'other', undefined),
        (status, riderId) => {
          const shipment = { status, rider: riderId === undefined ? undefined : { riderId } }
          expect(canSeeCustomer(shipment, 'me')).toBe(isDropOff(status) && riderId === 'me')
          if (hasLostAuction(shipment, 'me')) expect(canSeeCustomer(shipment, 'me')).toBe(false)
        },
      ),
    )
  })

  test('the auction is lost once somebody else has the shipment', () => {
    expect(hasLostAuction({ status: 'LOOKING_FOR_DRIVER' }, 'me')).toBe(false)
    expect(hasLostAuction({ status: 'ON_ROUTE_TO_PICK_UP' }, 'me')).toBe(true)
    expect(hasLostAuction({ status: 'DELIVERED', rider: { riderId: 'other' } }, 'me')).toBe(true)
    expect(hasLostAuction({ status: 'DELIVERED', rider: { riderId: 'me' } }, 'me')).toBe(false)
    expect(hasLostAuction({ status: 'CANCELED' }, 'me')).toBe(false)
  })

  test('a rider acts on what is theirs or still to be had', () => {
    expect(canAct({ status: 'LOOKING_FOR_DRIVER' }, 'me')).toBe(true)
    expect(canAct({ status: 'PENDING' }, 'me')).toBe(false)
    expect(canAct({ status: 'IN_STORE', rider: { riderId: 'me' } }, 'me')).toBe(true)
    expect(canAct({ status: 'IN_STORE', rider: { riderId: 'other' } }, 'me')).toBe(false)
  })

  test('the code a rider reads is the end of the one the diner has', () => {
    expect(shownCode('K7QF3M2X9TD')).toBe('X9TD')
  })
})

describe('[SHIP-07] a stack of which the venue called one off before anybody took it', () => {
  const own = { rider: { riderId: 'me' }, returnShipment: true }
  const calledOff = { status: 'CANCELED', returnShipment: false } as const

  test('is brought back by its rider with the canceled one at hand', () => {
    const delivered = { ...own, status: 'DELIVERED' } as const
    expect(canActWith(calledOff, [delivered, calledOff], 'me')).toBe(true)
    expect(canActWith(calledOff, [{ ...own, status: 'ON_ROUTE_TO_DROP_OFFS' }, calledOff], 'me')).toBe(false)
    expect(canActWith(calledOff, [{ ...own, status: 'RETURNED' }, calledOff], 'me')).toBe(false)
    expect(canActWith(calledOff, [{ ...delivered, rider: undefined }, calledOff], 'me')).toBe(false)
  })

  test('is lost to everybody but who took the others', () => {
    const taken = { status: 'IN_STORE' } as const
    expect(hasLostTrip([taken, calledOff], 'me')).toBe(true)
    expect(hasLostTrip([{ ...taken, ...own }, calledOff], 'me')).toBe(false)
    expect(hasLostTrip([calledOff], 'me')).toBe(false)
    expect(hasLostTrip([], 'me')).toBe(false)
  })
})
