import { expect, test } from 'vitest'

import { isSameDay } from './same-day.ts'

test('a day ends at midnight of the venue, whatever day it is elsewhere', () => {
  const at = (clock: string) => Date.parse(`${clock}-03:00`)
  const isSame = (one: string, other: string) =>
    isSameDay(at(one), at(other), 'America/Argentina/Buenos_Aires')
  expect(isSame('2026-11-21T00:00', '2026-11-21T23:59')).toBe(true)
  expect(isSame('2026-11-21T23:59', '2026-11-22T00:00')).toBe(false)
  expect(isSame('2026-11-21T12:00', '2025-11-21T12:00')).toBe(false)
})
