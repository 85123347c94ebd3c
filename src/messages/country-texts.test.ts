import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { expect, test } from 'vitest'

import type { CountryCode } from '#generated/models.ts'
import { dietary } from '#messages/dietary.ts'
import { moment } from '#messages/moment.ts'
import { clockText, momentAt } from '#ui/patterns/venue-time.ts'
import { textsIn } from './country-texts.ts'
import { createMessages } from './index.ts'

const of = (country: CountryCode) =>
  createMessages({ messages: textsIn(DEFAULT_LOCALE, country, {}) })(dietary, moment)
const AT = '2026-11-18T15:30:00.000Z'
const ZONE = 'America/Argentina/Buenos_Aires'

test.each(['AR', 'UY', 'PY'] as const)('hours are signed hs in %s', (country) => {
  expect(momentAt(AT, ZONE, of(country))).toBe('miércoles 18/11, 12:30 hs')
})

test.each(['CL', 'MX', 'PE', 'EC', 'CO', 'VE', 'BO', 'US'] as const)(
  'hours are signed h in %s',
  (country) => {
    expect(momentAt(AT, ZONE, of(country))).toBe('miércoles 18/11, 12:30 h')
  },
)

test('what has no gluten is Sin TACC in Argentina and Sin gluten elsewhere', () => {
  expect(of('AR')('dietary.diet.GLUTEN_FREE')).toBe('Sin TACC')
  for (const country of ['UY', 'CL', 'MX'] as const)
    expect(of(country)('dietary.diet.GLUTEN_FREE')).toBe('Sin gluten')
})

test('what a tenant writes stands over the words of its country', () => {
  const t = createMessages({
    messages: textsIn(DEFAULT_LOCALE, 'AR', { 'moment.clock': '{time} horas' }),
  })(moment)
  expect(clockText('12:30', t)).toBe('12:30 horas')
})
