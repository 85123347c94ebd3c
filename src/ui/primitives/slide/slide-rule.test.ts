import fc from 'fast-check'
import { expect, test } from 'vitest'

import { completes, slideByKey, slideTo } from './slide-rule.ts'

const place = fc.integer({ min: 0, max: 100 })

test('[SHIP-06] a move counts only below the step limit, and never leaves 0 to 100', () => {
  expect(slideTo(0, 24)).toBe(24)
  expect(slideTo(0, 25)).toBe(0)
  expect(slideTo(60, 35)).toBe(60)
  fc.assert(
    fc.property(place, fc.integer({ min: -200, max: 300 }), (from, to) => {
      const now = slideTo(from, to)
      expect(now).toBeGreaterThanOrEqual(0)
      expect(now).toBeLessThanOrEqual(100)
      if (Math.abs(to - from) >= 25) expect(now).toBe(from)
    }),
  )
})

test('[SHIP-06] released at 70 or beyond it runs the step, before it does not', () => {
  expect([69, 70, 100].map(completes)).toEqual([false, true, true])
})

test('[SHIP-06] a tap on the track never runs a step, however often it is tapped', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 25, max: 100 })), (taps) => taps.reduce(slideTo, 0) === 0))
})

test('[SHIP-06] seven arrow keys, or End, reach the threshold; the other arrows and Escape go back', () => {
  const press = (value: number, key: string) => slideByKey(value, key, false) ?? value
  expect(completes(Array.from({ length: 7 }, () => 'ArrowRight').reduce(press, 0))).toBe(true)
  expect(completes(Array.from({ length: 6 }, () => 'ArrowRight').reduce(press, 0))).toBe(false)
  expect(press(0, 'End')).toBe(100)
  expect(press(80, 'ArrowLeft')).toBe(70)
  expect(press(80, 'Escape')).toBe(0)
  expect(slideByKey(50, 'a', false)).toBeUndefined()
})

test('from right to left the arrows change places', () => {
  expect(slideByKey(50, 'ArrowLeft', true)).toBe(60)
  expect(slideByKey(50, 'ArrowRight', true)).toBe(40)
  expect(slideByKey(50, 'ArrowUp', true)).toBe(60)
})
