import { expect, test } from 'vitest'

import { pauseUntil } from './pause-until.ts'

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
/** 22:30 of Saturday in Buenos Aires, and Sunday already in Greenwich. */
const EVENING = Date.parse('2026-11-22T01:30:00.000Z')

test('minutes are minutes; the day is the venue’s', () => {
  expect(pauseUntil('15', EVENING, BUENOS_AIRES)).toBe('2026-11-22T01:45:00.000Z')
  expect(pauseUntil('60', EVENING, BUENOS_AIRES)).toBe('2026-11-22T02:30:00.000Z')
  expect(pauseUntil('day', EVENING, BUENOS_AIRES)).toBe('2026-11-22T03:00:00.000Z')
})
