import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ShipmentStatus } from '#generated/models.ts'

import {
  canCancel,
  canMoveShipment,
  hasLeftUnheard,
  isCarried,
  isDropOff,
  isFinished,
  isFoodDue,
  isReturnDue,
  isAlreadyDone,
  isWithFood,
  movedTo,
  nextStatus,
  SHIPMENT_TRANSITIONS,
  type ShipmentState,
} from './transitions.ts'

const STATUSES = Object.keys(SHIPMENT_TRANSITIONS) as ShipmentStatus[]
const state = (status: ShipmentStatus, more: Partial<ShipmentState> = {}): ShipmentState => ({
  status,
  returnShipment: false,
  ...more,
})
const anyState = fc.record({
  status: fc.constantFrom(...STATUSES),
  returnShipment: fc.boolean(),
  stackId: fc.constantFrom(undefined, 'stack'),
})

/** The path a rider walks from a status, that one included. */
function pathFrom(from: ShipmentState): ShipmentStatus[] {
  const path = [from.status]
  for (let status = nextStatus(from); status !== undefined; status = nextStatus({ ...from, status }))
    path.push(status)
  return path
}

describe('[SHIP-07] the states of a shipment', () => {
  test('the main path of a simple shipment and of one in a stack', () => {
    expect(pathFrom(state('LOOKING_FOR_DRIVER'))).toEqual([
      'LOOKING_FOR_DRIVER',
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFF',
      'DELIVERED',
    ])
    expect(pathFrom(state('IN_STORE', { stackId: 's', returnShipment: true }))).toEqual([
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFFS',
      'DELIVERED',
      'RETURNED',
    ])
  })

  test('every status is reached from PENDING, and every status reaches an end', () => {
    const reach = (from: ShipmentStatus): Set<ShipmentStatus> => {
      const found = new Set<ShipmentStatus>([from])
      for (const status of found)
        for (const next of Object.keys(SHIPMENT_TRANSITIONS[status]) as ShipmentStatus[]) found.add(next)
      return found
    }
    expect([...reach('PENDING')].toSorted()).toEqual(STATUSES.toSorted())
    for (const status of STATUSES)
      expect([...reach(status)].some((end) => isFinished({ status: end }))).toBe(true)
  })

  test('the rider never starts a search, the venue never drives, and nobody stays', () => {
    for (const status of STATUSES) {
      expect(canMoveShipment(state(status), 'LOOKING_FOR_DRIVER', 'rider')).toBe(false)
      expect(canMoveShipment(state(status), 'ON_ROUTE_TO_PICK_UP', 'venue')).toBe(false)
      expect(canMoveShipment(state(status), 'DELIVERED', 'venue')).toBe(false)
      expect(canMoveShipment(state(status), status, 'rider')).toBe(false)
    }
  })

  test('only a return shipment is returned; only a stack travels in the plural', () => {
    expect(canMoveShipment(state('DELIVERED'), 'RETURNED', 'rider')).toBe(false)
    expect(canMoveShipment(state('DELIVERED', { returnShipment: true }), 'RETURNED', 'rider')).toBe(true)
    expect(canMoveShipment(state('IN_STORE'), 'ON_ROUTE_TO_DROP_OFFS', 'rider')).toBe(false)
    expect(canMoveShipment(state('IN_STORE', { stackId: 's' }), 'ON_ROUTE_TO_DROP_OFF', 'rider')).toBe(false)
  })

  test("the rider's next step is always one they may take", () => {
    fc.assert(
      fc.property(anyState, (from) => {
        const next = nextStatus(from)
        if (next !== undefined) expect(canMoveShipment(from, next, 'rider')).toBe(true)
      }),
    )
  })

  test('whatever happens, a shipment ends, and never comes back from its end', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...STATUSES), fc.constantFrom('rider', 'venue')))
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom(undefined, 'stack'),
        steps,
        (returnShipment, stackId, moves) => {
          let now = state('PENDING', { returnShipment, stackId })
          for (const [to, by] of moves) {
            if (!canMoveShipment(now, to, by)) continue
            if (isFinished(now)) expect(['RETURNED', 'DELIVERED']).toContain(to)
            now = { ...now, status: to }
          }
          if (isDropOff(now.status)) expect(now.status.endsWith('S')).toBe(stackId !== undefined)
        },
      ),
    )
  })
})

describe('[SHIP-05] giving up', () => {
  test('on route to pick up, in store, or on route to drop off', () => {
    expect(STATUSES.filter((status) => canCancel({ status }))).toEqual([
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFF',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
  })

  test('it is offered exactly where the table allows it, and it yields DRIVER_CANCELED', () => {
    fc.assert(
      fc.property(anyState, (from) => {
        expect(canCancel(from)).toBe(canMoveShipment(from, 'DRIVER_CANCELED', 'rider'))
      }),
    )
  })
})

test('[SHIP-07] a rider carries what is under way and what is to be brought back', () => {
  expect(isCarried({ status: 'LOOKING_FOR_DRIVER', returnShipment: true })).toBe(false)
  expect(isCarried({ status: 'IN_STORE', returnShipment: false })).toBe(true)
  expect(isCarried({ status: 'DELIVERED', returnShipment: false })).toBe(false)
  expect(isCarried({ status: 'DELIVERED', returnShipment: true })).toBe(true)
  expect(isReturnDue({ status: 'RETURNED', returnShipment: true })).toBe(false)
})

test('[SHIP-07] what is called off on the way is food that its rider brings back, and only once', () => {
  for (const from of ['ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS'] as const) {
    expect(isFoodDue(from, 'DRIVER_CANCELED')).toBe(true)
    expect(isFoodDue(from, 'CANCELED')).toBe(true)
    expect(isFoodDue(from, 'DELIVERED')).toBe(false)
  }
  expect(isFoodDue('IN_STORE', 'DRIVER_CANCELED')).toBe(false)
  for (const status of ['DRIVER_CANCELED', 'CANCELED'] as const) {
    const due = { status, returnShipment: false, foodDue: true }
    expect([isCarried(due), nextStatus(due), canMoveShipment(due, 'RETURNED', 'rider')]).toEqual([
      true,
      'RETURNED',
      true,
    ])
    const back = { ...due, foodDue: false }
    expect([isCarried(back), nextStatus(back), canMoveShipment(back, 'RETURNED', 'rider')]).toEqual([
      false,
      undefined,
      false,
    ])
  }
})

test('[SHIP-09] what the rider had with them when it was called off may have been delivered; what was in the store was not', () => {
  for (const status of STATUSES)
    for (const foodDue of [false, true]) {
      const isAway = isDropOff(status) || (status === 'CANCELED' && foodDue)
      expect(isWithFood({ status, foodDue })).toBe(isAway)
      expect(canMoveShipment(state(status, { foodDue }), 'DELIVERED', 'rider')).toBe(isAway)
    }
})

describe('[SHIP-09] steps made before their rider heard that it was called off in the store', () => {
  test('who left with it has its food, which is then delivered or brought back; it never goes on as if nothing was', () => {
    for (const status of STATUSES) {
      const before = state(status)
      const after = movedTo(before, 'ON_ROUTE_TO_DROP_OFF')
      expect(hasLeftUnheard(before, 'ON_ROUTE_TO_DROP_OFF')).toBe(status === 'CANCELED')
      expect(after.status === 'CANCELED' && after.foodDue).toBe(status === 'CANCELED')
    }
    const away = { ...state('CANCELED'), ...movedTo(state('CANCELED'), 'ON_ROUTE_TO_DROP_OFF') }
    for (const end of ['DELIVERED', 'RETURNED'] as const)
      expect(canMoveShipment(away, end, 'rider')).toBe(true)
    // once, and in the spelling of a shipment of its own
    expect(hasLeftUnheard(away, 'ON_ROUTE_TO_DROP_OFF')).toBe(false)
    expect(hasLeftUnheard(state('CANCELED'), 'ON_ROUTE_TO_DROP_OFFS')).toBe(false)
  })

  test('what came before its end is answered, and changes nothing', () => {
    const answered = (from: ShipmentState) => STATUSES.filter((wanted) => isAlreadyDone(from, wanted))
    const called = ['DRIVER_CANCELED', 'CANCELED', 'IN_STORE']
    expect(answered(state('CANCELED')).toSorted()).toEqual(called.toSorted())
    expect(answered(state('CANCELED', { foodDue: true })).toSorted()).toEqual(
      [...called, 'ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS'].toSorted(),
    )
    expect(answered(state('IN_STORE'))).toEqual(['IN_STORE'])
  })
})
