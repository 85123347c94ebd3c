import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderStatus } from '#generated/models.ts'

import { shownCode } from '../shipments/access.ts'
import { formatOrderCode, newOrderCode, ORDER_CODE_BYTES, parseOrderCode } from './code.ts'
import { canMove, isFinal, isInProgress, ORDER_TRANSITIONS, shownStatus } from './status.ts'
import { trackerNodes } from './tracker.ts'

const STATUSES = Object.keys(ORDER_TRANSITIONS) as OrderStatus[]

describe('[FUP-01] states of an order', () => {
  test('the path from unconfirmed to delivered', () => {
    expect(canMove('UNCONFIRMED', 'GENERATED')).toBe(true)
    expect(canMove('GENERATED', 'ACCEPTED')).toBe(true)
    expect(canMove('ACCEPTED', 'READY')).toBe(true)
    expect(canMove('READY', 'DELIVERED')).toBe(true)
  })

  test('no step may be left out, none taken back, none repeated', () => {
    expect(canMove('GENERATED', 'READY')).toBe(false)
    expect(canMove('READY', 'ACCEPTED')).toBe(false)
    expect(canMove('UNCONFIRMED', 'ACCEPTED')).toBe(false)
    for (const status of STATUSES) expect(canMove(status, status)).toBe(false)
  })

  test('every state but the ends can be canceled', () => {
    for (const status of STATUSES) expect(canMove(status, 'CANCELED')).toBe(!isFinal(status))
    expect(STATUSES.filter(isFinal)).toEqual(['DELIVERED', 'CANCELED'])
  })

  test('every state is reached from UNCONFIRMED, and every state reaches an end', () => {
    const reach = (from: OrderStatus): Set<OrderStatus> => {
      const found = new Set<OrderStatus>([from])
      for (const status of found) for (const next of ORDER_TRANSITIONS[status]) found.add(next)
      return found
    }
    expect([...reach('UNCONFIRMED')].toSorted()).toEqual(STATUSES.toSorted())
    for (const status of STATUSES) expect([...reach(status)].some(isFinal)).toBe(true)
  })
})

describe('[FUP-01] the tracker', () => {
  const at = (minute: number): string => `2026-11-21T20:0${minute}:00.000Z`
  const history = (...statuses: OrderStatus[]): { status: OrderStatus; at: string }[] =>
    statuses.map((status, index) => ({ status, at: at(index) }))
  const states = (status: OrderStatus, ...passed: OrderStatus[]): string[] =>
    trackerNodes({ status, type: 'DELIVERY', statusHistory: history(...passed) }).map(
      ({ id, state }) => `${id} ${state}`,
    )

  test.each<[OrderStatus, OrderStatus[], string[]]>([
    ['UNCONFIRMED', [], ['generated pending', 'accepted pending', 'ready pending', 'delivered pending']],
    [
      'GENERATED',
      ['GENERATED'],
      ['generated current', 'accepted pending', 'ready pending', 'delivered pending'],
    ],
    [
      'READY',
      ['GENERATED', 'ACCEPTED', 'READY'],
      ['generated done', 'accepted done', 'ready current', 'delivered pending'],
    ],
    [
      'DELIVERED',
      ['GENERATED', 'ACCEPTED', 'READY', 'DELIVERED'],
      ['generated done', 'accepted done', 'ready done', 'delivered current'],
    ],
    [
      'CANCELED',
      ['GENERATED', 'ACCEPTED', 'CANCELED'],
      ['generated done', 'accepted done', 'ready skipped', 'canceled current'],
    ],
  ])('%s', (status, passed, expected) => {
    expect(states(status, ...passed)).toEqual(expected)
  })

  test('each node tells when it was reached', () => {
    const passed = history('GENERATED', 'ACCEPTED')
    const nodes = trackerNodes({ status: 'ACCEPTED', type: 'DELIVERY', statusHistory: passed })
    expect(nodes.map(({ at: reached }) => reached)).toEqual([at(0), at(1), undefined, undefined])
  })

  test.each([
    ['DELIVERY', 'DELIVERED'],
    ['IN_DINING', 'DELIVERED'],
    ['TAKE_AWAY', 'PICKED_UP'],
    ['SELF_SERVICE', 'PICKED_UP'],
  ] as const)('the last node of %s is told as %s', (type, told) => {
    expect(trackerNodes({ status: 'READY', type, statusHistory: [] }).at(-1)?.status).toBe(told)
    expect(shownStatus({ status: 'DELIVERED', type })).toBe(told)
    expect(shownStatus({ status: 'CANCELED', type })).toBe('CANCELED')
  })

  test('always four nodes, at most one current', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), fc.subarray(STATUSES), (status, passed) => {
        const nodes = trackerNodes({ status, type: 'TAKE_AWAY', statusHistory: history(...passed) })
        expect(nodes).toHaveLength(4)
        expect(nodes.filter(({ state }) => state === 'current')).toHaveLength(
          status === 'UNCONFIRMED' ? 0 : 1,
        )
      }),
    )
  })
})

describe('[SHELL-08] an order in progress', () => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  const order = (over: object = {}): Parameters<typeof isInProgress>[0] => ({
    status: 'ACCEPTED',
    scheduled: false,
    orderedAt: '2026-11-21T19:30:00Z',
    ...over,
  })

  test('ordered or scheduled within 24 hours', () => {
    expect(isInProgress(order(), now)).toBe(true)
    expect(isInProgress(order({ orderedAt: '2026-11-20T20:00:00Z' }), now)).toBe(true)
    expect(isInProgress(order({ orderedAt: '2026-11-20T19:59:59Z' }), now)).toBe(false)
  })

  test('a scheduled order counts by its slot', () => {
    const scheduled = { scheduled: true, orderedAt: '2026-11-15T20:00:00Z' }
    expect(isInProgress(order({ ...scheduled, scheduledAt: '2026-11-22T20:00:00Z' }), now)).toBe(true)
    expect(isInProgress(order({ ...scheduled, scheduledAt: '2026-11-22T20:00:01Z' }), now)).toBe(false)
  })

  test.each<[OrderStatus, boolean]>([
    ['UNCONFIRMED', true],
    ['GENERATED', true],
    ['READY', true],
    ['DELIVERED', false],
    ['CANCELED', false],
  ])('%s: %s', (status, expected) => {
    expect(isInProgress(order({ status }), now)).toBe(expected)
  })

  test('an unreadable date is not under way', () => {
    expect(isInProgress(order({ orderedAt: 'yesterday' }), now)).toBe(false)
  })
})

describe('[ROUTE-05] order codes', () => {
  const bytes = fc.uint8Array({ minLength: ORDER_CODE_BYTES, maxLength: ORDER_CODE_BYTES })

  test('eleven characters that can be read aloud, shown in groups, the last of which kitchen and rider read too', () => {
    const code = newOrderCode(() => new Uint8Array([1, 35, 69, 103, 137, 171, 205]))
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{11}$/)
    expect(formatOrderCode('K7QF3M2X9TD')).toBe('K7QF-3M2-X9TD')
    expect(formatOrderCode(code).split('-').at(-1)).toBe(shownCode(code))
  })

  test('the same bytes give the same code, and any of 55 bits changes it', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: 54 }), (random, bit) => {
        const changed = Uint8Array.from(random)
        const index = ORDER_CODE_BYTES - 1 - Math.floor(bit / 8)
        changed[index] = (changed[index] ?? 0) ^ (1 << (bit % 8))
        expect(newOrderCode(() => random)).toBe(newOrderCode(() => Uint8Array.from(random)))
        expect(newOrderCode(() => changed)).not.toBe(newOrderCode(() => random))
      }),
    )
  })

  test('written as people do, it is read back', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = newOrderCode(() => random)
        expect(parseOrderCode(code)).toBe(code)
        expect(parseOrderCode(formatOrderCode(code).toLowerCase())).toBe(code)
        expect(parseOrderCode(` ${formatOrderCode(code).replaceAll('-', ' ')} `)).toBe(code)
        expect(parseOrderCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
      }),
    )
  })

  test.each(['', 'K7QF3M2X9T', 'K7QF3M2X9TDD', 'K7QF3M2X9TU', 'K7QF_3M2X_9TD', '../../etc/x'])(
    '"%s" is no code',
    (text) => {
      expect(parseOrderCode(text)).toBeUndefined()
    },
  )

  test('a text of another length is shown as it is', () => {
    expect(formatOrderCode('OLD-77')).toBe('OLD-77')
  })

  test('asks for enough randomness', () => {
    const asked: number[] = []
    newOrderCode((size) => new Uint8Array(asked.push(size) && size))
    expect(asked).toEqual([7])
  })
})
