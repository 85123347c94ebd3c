import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { crossesItself, enclosedDegrees } from './polygon.ts'
import type { Corner } from './zones.ts'

const SQUARE: Corner[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
]
const HOURGLASS: Corner[] = [
  [0, 0],
  [1, 1],
  [0, 1],
  [1, 0],
]

describe('a polygon that crosses itself', () => {
  test('is told from one that does not, closed or open', () => {
    expect(crossesItself(SQUARE)).toBe(false)
    expect(crossesItself([...SQUARE, [0, 0]])).toBe(false)
    expect(crossesItself(HOURGLASS)).toBe(true)
    expect(crossesItself([...HOURGLASS, [0, 0]])).toBe(true)
  })

  test('corners in the order of their angle around a point never cross', () => {
    const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 24 })
    fc.assert(
      fc.property(angles, fc.integer({ min: 1, max: 9 }), (degrees, radius) => {
        const ring = degrees
          .toSorted((a, b) => a - b)
          .map((angle): Corner => {
            const turn = (angle * Math.PI) / 180
            return [-34 + (radius / 100) * Math.sin(turn), -58 + (radius / 100) * Math.cos(turn)]
          })
        expect(crossesItself(ring)).toBe(false)
        expect(enclosedDegrees(ring)).toBeGreaterThan(0)
      }),
    )
  })
})

test('corners on one line enclose nothing', () => {
  expect(enclosedDegrees(SQUARE)).toBe(1)
  expect(enclosedDegrees(SQUARE.toReversed())).toBe(1)
  expect(
    enclosedDegrees([
      [0, 0],
      [1, 1],
      [2, 2],
    ]),
  ).toBe(0)
})
