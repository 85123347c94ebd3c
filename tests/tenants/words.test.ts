import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { expect, test } from 'vitest'
import { formatAmount } from '#domain/money/money.ts'
import { catalogue } from '#messages/catalogue.ts'
import { textsIn } from '#messages/country-texts.ts'
import { dietary } from '#messages/dietary.ts'
import { createMessages } from '#messages/index.ts'
import { nameIndicators } from '#server/tenants/name-indicators.ts'
import { demoTenant, tenants } from './demo-tenants.ts'

const ownTexts = (alias: string) => (demoTenant(alias).files.messages ?? {}) as Record<string, string>

test('a shop has products where a kitchen has plates, and a thousand is grouped', () => {
  const own = ownTexts('mercado-grande')
  const ofDiners = Object.entries(catalogue).filter(
    ([key, text]) => /\bplatos?\b/i.test(text) && /^(?:menu|dietary|plate)\./.test(key),
  )
  expect(ofDiners.map(([key]) => key).filter((key) => !/producto/i.test(own[key] ?? ''))).toEqual([])
  expect(createMessages({ messages: own })(dietary)('dietary.show', { n: formatAmount(1_000, 0) })).toBe(
    'Ver 1.000 productos',
  )
})

test.each(tenants.map((demo) => [demo.alias, demo] as const))(
  'the mark of %s for what has no gluten is that of its country',
  (alias, { menu, tenant: { country } }) => {
    const named = nameIndicators(menu, DEFAULT_LOCALE, textsIn(DEFAULT_LOCALE, country, ownTexts(alias)))
    const mark = named.indicators?.find(({ id }) => id === 'sin-tacc')
    expect(mark?.showName).toBe(country === 'AR' ? 'Sin TACC' : 'Sin gluten')
  },
)
