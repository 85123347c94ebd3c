import { expect, test } from 'vitest'

import { createMessages } from '#messages/index.ts'
import { schedule } from '#messages/schedule.ts'
import { dayName } from './slot-words.ts'

const t = createMessages()(schedule)
const here = { now: Date.parse('2026-11-16T15:00:00.000Z'), timeZone: 'America/Argentina/Buenos_Aires' }

test.each([
  ['2026-11-16', 'Hoy, lunes 16/11'],
  ['2026-11-17', 'Mañana, martes 17/11'],
  ['2026-11-18', 'Miércoles 18/11'],
])('the day %s of the list reads %s', (date, text) => {
  expect(dayName({ date }, t, here)).toBe(text)
})
