import { expect, test } from 'vitest'
import { lookDelay } from './look-delay.ts'

test('orders read one by one do not put off the look at all of them', () => {
  expect([0, 45_000, 59_900, 600_000].map((age) => lookDelay(age, true))).toEqual([
    60_000, 15_000, 1_000, 1_000,
  ])
  // a clock that was put back
  expect(lookDelay(-600_000, true)).toBe(60_000)
  expect(lookDelay(45_000, false)).toBe(10_000)
})
