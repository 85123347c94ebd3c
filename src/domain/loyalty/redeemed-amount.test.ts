import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '#domain/money/countries.ts'
import { pointValueOf, redeemedAmount } from './redeemed-amount.ts'

describe('redeemed points', () => {
  test('[LOY-02] 1 point is 1 unit of currency, with and without cents', () => {
    expect(redeemedAmount(250, pointValueOf(COUNTRIES.AR), 1_000_000)).toBe(25_000)
    expect(redeemedAmount(250, pointValueOf(COUNTRIES.CL), 1_000_000)).toBe(250)
  })

  test('[LOY-02] never more than is left to pay', () => {
    expect(redeemedAmount(250, 100, 9_999)).toBe(9_999)
    expect(redeemedAmount(250, 100, 0)).toBe(0)
    expect(redeemedAmount(250, 100, -5)).toBe(0)
  })

  test('[LOY-02] what is not a count of points takes nothing off', () => {
    expect([0, -3, 1.5, NaN, Infinity].map((points) => redeemedAmount(points, 100, 5_000))).toEqual([
      0, 0, 0, 0, 0,
    ])
    expect(redeemedAmount(10, 0, 5_000)).toBe(0)
  })

  test('[LOY-02] always a whole amount from 0 to what is left', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(1, 100), fc.nat(), (points, value, left) => {
        const amount = redeemedAmount(points, value, left)
        expect(Number.isInteger(amount) && amount >= 0 && amount <= left).toBe(true)
      }),
    )
  })
})
