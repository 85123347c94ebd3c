import { expect, test } from 'vitest'

import { DAY_MS } from '#domain/time/lengths.ts'
import { brandsOfDay } from './check-payment-pages.ts'

const brandsOf = (total: number, day: number): number[] => {
  const { offset, limit } = brandsOfDay(total, new Date(day * DAY_MS))
  return Array.from({ length: total }, (_, brand) => brand).slice(offset, offset + limit)
}

test('[PAY-01] the checkouts of a few brands are compared each day, those of many in turns, none never', () => {
  expect(brandsOf(50, 7)).toHaveLength(50)
  for (const total of [51, 120, 350]) {
    const days = Array.from({ length: 2 * Math.ceil(total / 50) }, (_, day) => brandsOf(total, 20_000 + day))
    expect(new Set(days.flat()).size).toBe(total)
  }
})
