import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderStatus } from '#generated/models.ts'
import { keptPoints, settledPoints, type MovedPoints, type PointMove } from './settled-points.ts'

const NONE: MovedPoints = { redeemed: 0, returned: 0, earned: 0, revoked: 0 }
const PAID = 1000
const gone = (back: number) => ({ back, paid: PAID })
const delivered = (redeemedPoints: number, gainedPoints: number) => ({
  status: 'DELIVERED' as const,
  redeemedPoints,
  gainedPoints,
})

/** What an order has moved after some more moves. */
const after = (moved: MovedPoints, moves: readonly PointMove[]): MovedPoints => {
  const of = (kind: PointMove['kind']) => Math.abs(moves.find((one) => one.kind === kind)?.amount ?? 0)
  return {
    redeemed: moved.redeemed + of('REDEEMED'),
    returned: moved.returned + of('RETURNED'),
    earned: moved.earned + of('EARNED'),
    revoked: moved.revoked + of('REVOKED'),
  }
}

test('[LOY-01] what stays of points is what did not go back, and none with all of the money', () => {
  expect([0, 1, 333, 500, 999, PAID].map((back) => keptPoints(9, gone(back)))).toEqual([9, 9, 7, 5, 1, 0])
  expect(keptPoints(9, { back: 0, paid: 0 })).toBe(9)
  expect(keptPoints(9, gone(2 * PAID))).toBe(0)
})

describe('[LOY-01] points of an order whose money goes back', () => {
  test.each<[string, OrderStatus, number, MovedPoints, number, PointMove[]]>([
    ['delivered, it earns', 'DELIVERED', 0, NONE, 0, [{ kind: 'EARNED', amount: 9 }]],
    ['before it is delivered, it earns nothing', 'READY', 0, NONE, 0, []],
    ['from before there was a ledger, what it redeemed moves nothing', 'READY', 500, NONE, 90, []],
    [
      'a third came back',
      'DELIVERED',
      333,
      { ...NONE, redeemed: 10 },
      9,
      [
        { kind: 'RETURNED', amount: 3 },
        { kind: 'EARNED', amount: 7 },
      ],
    ],
    [
      'half came back later',
      'DELIVERED',
      500,
      { ...NONE, redeemed: 11, earned: 9 },
      9,
      [
        { kind: 'RETURNED', amount: 5 },
        { kind: 'REVOKED', amount: -4 },
      ],
    ],
    [
      'the rest came back',
      'DELIVERED',
      1000,
      { redeemed: 11, returned: 5, earned: 9, revoked: 4 },
      9,
      [
        { kind: 'RETURNED', amount: 6 },
        { kind: 'REVOKED', amount: -5 },
      ],
    ],
    ['all came back before it is delivered', 'DELIVERED', 1000, NONE, 0, []],
    ['canceled', 'CANCELED', 0, { ...NONE, redeemed: 8 }, 0, [{ kind: 'RETURNED', amount: 8 }]],
    [
      'canceled after a part came back',
      'CANCELED',
      500,
      { ...NONE, redeemed: 8, returned: 4 },
      0,
      [{ kind: 'RETURNED', amount: 4 }],
    ],
    ['canceled, and then the money arrives', 'CANCELED', 1000, { ...NONE, redeemed: 8, returned: 8 }, 0, []],
    [
      'the dispute was won, or another payment paid for it again',
      'DELIVERED',
      0,
      { redeemed: 8, returned: 8, earned: 9, revoked: 9 },
      20,
      [
        { kind: 'EARNED', amount: 9 },
        { kind: 'REDEEMED', amount: -8 },
      ],
    ],
    [
      'the dispute was won before it is delivered',
      'READY',
      0,
      { ...NONE, redeemed: 8, returned: 8 },
      8,
      [{ kind: 'REDEEMED', amount: -8 }],
    ],
    [
      'the dispute was won, and what came back is spent',
      'DELIVERED',
      0,
      { redeemed: 8, returned: 8, earned: 0, revoked: 0 },
      2,
      [
        { kind: 'EARNED', amount: 9 },
        { kind: 'REDEEMED', amount: -8 },
      ],
    ],
    ['and nothing is left', 'READY', 0, { ...NONE, redeemed: 8, returned: 8 }, 0, []],
  ])('%s', (_, status, back, moved, balance, moves) => {
    const order = { status, gainedPoints: 9, redeemedPoints: moved.redeemed }
    expect(settledPoints(order, moved, gone(back), balance)).toEqual(moves)
  })

  test('won, lost and won again, it redeems what it redeemed first', () => {
    const moved = { redeemed: 16, returned: 16, earned: 18, revoked: 18 }
    expect(settledPoints(delivered(8, 9), moved, gone(0), 8)).toEqual([
      { kind: 'EARNED', amount: 9 },
      { kind: 'REDEEMED', amount: -8 },
    ])
  })

  test('an order of before there were movements of points gives none back', () => {
    expect(settledPoints(delivered(8, 0), NONE, gone(PAID), 0)).toEqual([])
  })

  test('an order that was not paid keeps its points', () => {
    expect(settledPoints(delivered(8, 0), { ...NONE, redeemed: 8 }, { back: 0, paid: 0 }, 0)).toEqual([])
  })

  const anyCase = fc.record({
    paid: fc.integer({ min: 1, max: 100_000_000_000 }),
    redeemed: fc.nat(1_000_000),
    gained: fc.nat(1_000_000),
    cuts: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 8 }),
    deliveredAt: fc.nat(8),
  })

  test('many refunds come to what their sum comes to, step by step and never beyond', () => {
    fc.assert(
      fc.property(anyCase, ({ paid, redeemed, gained, cuts, deliveredAt }) => {
        const backs = [...cuts.map((cut) => Math.floor((paid / 1_000_000) * cut)), paid].toSorted(
          (a, b) => a - b,
        )
        let moved: MovedPoints = { ...NONE, redeemed }
        for (const [nth, back] of backs.entries()) {
          const status: OrderStatus = nth >= deliveredAt ? 'DELIVERED' : 'READY'
          const order = { status, redeemedPoints: redeemed, gainedPoints: gained }
          const balance = moved.earned - moved.revoked
          const moves = settledPoints(order, moved, { back, paid }, balance)
          for (const { kind, amount } of moves) {
            expect(kind).not.toBe('REDEEMED')
            expect(amount > 0, kind).toBe(kind !== 'REVOKED')
          }
          moved = after(moved, moves)
          expect(settledPoints(order, moved, { back, paid }, moved.earned - moved.revoked)).toEqual([])
          const once = after(
            { ...NONE, redeemed },
            settledPoints(order, { ...NONE, redeemed }, { back, paid }, 0),
          )
          expect(moved.returned).toBe(once.returned)
          expect(moved.earned - moved.revoked).toBe(once.earned)
          expect(moved.returned).toBeLessThanOrEqual(redeemed)
          expect(moved.revoked).toBeLessThanOrEqual(moved.earned)
        }
        expect(moved.returned).toBe(redeemed)
        expect(moved.earned).toBe(moved.revoked)
      }),
    )
  })

  test('money that goes and comes leaves the points as if it had never gone', () => {
    fc.assert(
      fc.property(anyCase, ({ paid, redeemed, gained, cuts }) => {
        const order = delivered(redeemed, gained)
        let moved: MovedPoints = { ...NONE, redeemed }
        // enough that nothing of it is spent meanwhile
        const settle = (back: number) => {
          moved = after(moved, settledPoints(order, moved, { back, paid }, redeemed + gained))
        }
        for (const cut of cuts) settle(Math.floor((paid / 1_000_000) * cut))
        settle(0)
        expect([moved.redeemed - moved.returned, moved.earned - moved.revoked]).toEqual([redeemed, gained])
      }),
    )
  })

  test('whatever is refunded before, a canceled order ends with nothing moved', () => {
    fc.assert(
      fc.property(anyCase, ({ paid, redeemed, gained, cuts }) => {
        let moved: MovedPoints = { ...NONE, redeemed }
        for (const cut of cuts.toSorted((a, b) => a - b))
          moved = after(
            moved,
            settledPoints(
              { status: 'READY', redeemedPoints: redeemed, gainedPoints: gained },
              moved,
              { back: Math.floor((paid / 1_000_000) * cut), paid },
              0,
            ),
          )
        const canceled = { status: 'CANCELED' as const, redeemedPoints: redeemed, gainedPoints: gained }
        for (const back of [0, paid]) moved = after(moved, settledPoints(canceled, moved, { back, paid }, 0))
        expect(moved).toEqual({ redeemed, returned: redeemed, earned: 0, revoked: 0 })
      }),
    )
  })
})
