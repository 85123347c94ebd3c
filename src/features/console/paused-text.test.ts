import { expect, test } from 'vitest'
import { createMessages } from '#messages/index.ts'
import { console } from '#messages/console.ts'
import { moment } from '#messages/moment.ts'
import { pausedText } from './paused-text.ts'

test('a pause that ends on a later day names it', () => {
  const t = createMessages({ locale: 'es' })(console, moment)
  const at = { now: Date.parse('2026-11-21T12:00:00Z'), timeZone: 'America/Argentina/Buenos_Aires' }
  const told = (until?: string) => pausedText({ until }, at, t)
  expect(told()).toBe('Local en pausa hasta nuevo aviso.')
  expect(told('2026-11-21T23:00:00Z')).toBe('Local en pausa hasta las 20:00.')
  expect(told('2026-11-22T05:00:00Z')).toMatch(/^Local en pausa hasta mañana, 02:00\sh\.$/)
  expect(told('2026-11-24T12:00:00Z')).toMatch(/^Local en pausa hasta el martes 24\/11, 09:00\sh\.$/)
})
