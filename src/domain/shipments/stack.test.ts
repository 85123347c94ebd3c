import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ShipmentStatus } from '#generated/models.ts'

import {
  firstIndex,
  isListOver,
  isStackFinished,
  isStackReturning,
  moveToSelected,
  nextIndex,
  selectedOf,
  sortStack,
  stackStatus,
} from './stack.ts'
import { SHIPMENT_TRANSITIONS } from './transitions.ts'

const STATUSES = Object.keys(SHIPMENT_TRANSITIONS) as ShipmentStatus[]
const at = (minute: number): string => `2026-11-21T20:${String(minute).padStart(2, '0')}:00.000Z`
const member = (
  id: string,
  status: ShipmentStatus,
  stackingOrder: number,
  minute = 0,
  returnShipment = false,
) => ({
  id,
  status,
  stackingOrder,
  updatedAt: at(minute),
  returnShipment,
})
const anyStack = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    status: fc.constantFrom(...STATUSES),
    stackingOrder: fc.nat(5),
    updatedAt: fc.nat(5).map(at),
    returnShipment: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
)
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('[SHIP-07] the order of a stack', () => {
  test('delivered first, canceled last, the others by their place', () => {
    const stack = [
      member('c', 'DRIVER_CANCELED', 0),
      member('b', 'ON_ROUTE_TO_DROP_OFFS', 2),
      member('a', 'ON_ROUTE_TO_DROP_OFFS', 1),
      member('d', 'DELIVERED', 3),
    ]
    expect(ids(sortStack(stack))).toBe('dabc')
  })

  test('what is under way keeps the order that the console gave, whichever changed last', () => {
    const stack = [
      member('b', 'LOOKING_FOR_DRIVER', 1, 9),
      member('c', 'LOOKING_FOR_DRIVER', 2, 10),
      member('a', 'LOOKING_FOR_DRIVER', 0, 8),
    ]
    expect(ids(sortStack(stack))).toBe('abc')
    const onTheWay = stack.map((one) => ({ ...one, status: 'ON_ROUTE_TO_DROP_OFFS' as const }))
    expect(ids(sortStack([...onTheWay, member('d', 'IN_STORE', 3, 1)]))).toBe('abcd')
  })

  test('of what has ended the latest comes first', () => {
    const stack = [
      member('a', 'DELIVERED', 0, 1),
      member('b', 'DELIVERED', 1, 3),
      member('c', 'DELIVERED', 2, 2),
    ]
    expect(ids(sortStack(stack))).toBe('bca')
  })

  test('the order is the same whatever it was before', () => {
    fc.assert(
      fc.property(anyStack, fc.infiniteStream(fc.nat()), (stack, numbers) => {
        const shuffled = stack
          .map((shipment) => ({ shipment, key: numbers.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ shipment }) => shipment)
        expect(sortStack(shuffled)).toEqual(sortStack(stack))
      }),
    )
  })

  test('none before a delivered one, none after a canceled one, none lost', () => {
    fc.assert(
      fc.property(anyStack, (stack) => {
        const sorted = sortStack(stack)
        const ranks = sorted.map(({ status }) =>
          ['DELIVERED', 'RETURNED'].includes(status) ? 0 : status.endsWith('CANCELED') ? 2 : 1,
        )
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
        expect(sorted.map(({ id }) => id).toSorted()).toEqual(stack.map(({ id }) => id).toSorted())
      }),
    )
  })
})

describe('[SHIP-07] the selection', () => {
  test('after a delivery the next one, after giving up the one that comes up', () => {
    expect(nextIndex(0, 'DELIVERED', 3)).toBe(1)
    expect(nextIndex(2, 'DELIVERED', 3)).toBe(2)
    expect(nextIndex(1, 'DRIVER_CANCELED', 3)).toBe(1)
    expect(nextIndex(0, 'DELIVERED', 0)).toBe(0)
  })

  test('a stack worked off one by one selects an open shipment until none is left', () => {
    const ends = fc.array(fc.constantFrom<ShipmentStatus>('DELIVERED', 'DRIVER_CANCELED'), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(ends, (moves) => {
        let stack = moves.map((_, index) => member(String(index), 'ON_ROUTE_TO_DROP_OFFS', index))
        let index = firstIndex(stack)
        for (const [minute, to] of moves.entries()) {
          const selected = stack[index]
          expect(selected?.status).toBe('ON_ROUTE_TO_DROP_OFFS')
          stack = sortStack(
            stack.map((one) => (one === selected ? { ...one, status: to, updatedAt: at(minute + 1) } : one)),
          )
          index = nextIndex(index, to, stack.length)
        }
        expect(isStackFinished({ shipments: stack })).toBe(true)
      }),
    )
  })

  test('[SHIP-03] another shipment moves to the selected place', () => {
    expect(moveToSelected(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moveToSelected(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moveToSelected(['a'], 7, 0)).toEqual(['a'])
  })

  test('a stack opens at the first that is not at its end, or at the last', () => {
    expect(firstIndex([member('a', 'DELIVERED', 0), member('b', 'IN_STORE', 1)])).toBe(1)
    expect(firstIndex([member('a', 'DELIVERED', 0), member('b', 'RETURNED', 1)])).toBe(1)
    expect(firstIndex([])).toBe(0)
  })
})

describe('[SHIP-07] the end of a stack', () => {
  const delivered = member('a', 'DELIVERED', 0)
  const toReturn = member('b', 'DELIVERED', 1, 0, true)
  const canceled = member('c', 'DRIVER_CANCELED', 2)

  test('when every shipment is delivered, given up or returned', () => {
    expect(isStackFinished({ shipments: [delivered, canceled, member('d', 'RETURNED', 3)] })).toBe(true)
    expect(isStackFinished({ shipments: [delivered, member('d', 'IN_STORE', 3)] })).toBe(false)
  })

  test('what was delivered and comes back is still to be returned', () => {
    expect(isStackReturning({ shipments: [toReturn, canceled] })).toBe(true)
    expect(isStackReturning({ shipments: [toReturn, member('d', 'ON_ROUTE_TO_DROP_OFFS', 3)] })).toBe(false)
    expect(isStackReturning({ shipments: [member('b', 'RETURNED', 1, 0, true), canceled] })).toBe(false)
    expect(isStackReturning({ shipments: [delivered, member('b', 'DRIVER_CANCELED', 1, 0, true)] })).toBe(
      false,
    )
  })

  test.each<[string, ShipmentStatus[], ShipmentStatus]>([
    ['the others still drive', ['DELIVERED', 'ON_ROUTE_TO_DROP_OFFS'], 'ON_ROUTE_TO_DROP_OFFS'],
    ['one delivered', ['DRIVER_CANCELED', 'DELIVERED'], 'DELIVERED'],
    ['brought back', ['DELIVERED', 'RETURNED'], 'RETURNED'],
    ['given up', ['DRIVER_CANCELED', 'CANCELED'], 'DRIVER_CANCELED'],
    ['called off', ['CANCELED'], 'CANCELED'],
    ['empty', [], 'CANCELED'],
  ])('status of a stack: %s', (_name, statuses, expected) => {
    expect(stackStatus(statuses.map((status) => ({ status, returnShipment: false })))).toBe(expected)
  })

  test('a return still due keeps the stack at DELIVERED', () => {
    expect(stackStatus([member('b', 'RETURNED', 1, 0, true), toReturn])).toBe('DELIVERED')
  })

  test('[SHIP-12a] a list of which nothing is left is read again', () => {
    expect(isListOver([delivered, canceled])).toBe(true)
    expect(isListOver([delivered, member('d', 'IN_STORE', 3)])).toBe(false)
    expect(isListOver([])).toBe(false)
  })
})

describe('[SHIP-07] the one at hand', () => {
  const [a, b, c] = [member('a', 'DELIVERED', 0), member('b', 'IN_STORE', 1), member('c', 'IN_STORE', 2)]
  const shown = (...given: Parameters<typeof selectedOf<ReturnType<typeof member>>>) => {
    const { shipments, index } = selectedOf(...given)
    return [ids(shipments), index]
  }

  test('is the first under way, then the one that was chosen, at the place of the one before', () => {
    expect(shown([a, b, c])).toEqual(['abc', 1])
    expect(shown([a, b, c], { index: 1, id: 'c' })).toEqual(['acb', 1])
    expect(shown([a, b, c], { index: 2, id: 'b' })).toEqual(['acb', 2])
    expect(shown([a, b, c], { index: 2 })).toEqual(['abc', 2])
  })

  test('is one that is left to do: not one that was called off meanwhile, nor one delivered', () => {
    const gone = { ...b, status: 'CANCELED' as const }
    expect(shown([a, c, gone], { index: 1, id: 'b' })).toEqual(['acb', 1])
    expect(shown([a, c, gone], { index: 2, id: 'b' })).toEqual(['acb', 1])
    expect(shown([a, c], { index: 0, id: 'a' })).toEqual(['ac', 1])
  })

  test('stays where it is when nothing is left to do', () => {
    expect(shown([a, { ...b, status: 'RETURNED' }], { index: 0 })).toEqual(['ab', 0])
    expect(shown([])).toEqual(['', -1])
  })

  test('is under way while one is, whatever was chosen', () => {
    fc.assert(
      fc.property(anyStack, fc.nat(5), fc.nat(5), (stack, index, which) => {
        const sorted = sortStack(stack)
        const seen = selectedOf(sorted, { index, id: sorted[which]?.id })
        const isOver = isStackFinished({ shipments: stack })
        expect(new Set(seen.shipments)).toEqual(new Set(sorted))
        const one = seen.shipments[seen.index]
        if (!isOver) expect(one && isStackFinished({ shipments: [one] })).toBe(false)
      }),
    )
  })
})
