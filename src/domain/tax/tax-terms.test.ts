import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'

import { COUNTRY_TAXES, taxTermsOf } from './tax-terms.ts'

const menu = [
  { plates: [{ id: 'milanesa' }, { id: 'diario', taxRate: 0 }] },
  { taxRate: 10.5, plates: [{ id: 'pan' }, { id: 'vino', taxRate: 27 }] },
]

describe('taxTermsOf', () => {
  test('a country has its rate', () => {
    expect(taxTermsOf('CL', undefined, [])).toStrictEqual({
      name: 'IVA',
      rate: 19,
      chargesRate: undefined,
      plates: {},
    })
  })

  test('a branch has its own, with its name', () => {
    const own = { name: 'IVA', rate: 19, chargesRate: 19 }
    expect(taxTermsOf('CO', own, [])).toStrictEqual({ ...own, plates: {} })
  })

  test('a plate goes before its category, and a category before the branch; 0 is a rate', () => {
    expect(taxTermsOf('AR', { rate: 21 }, menu).plates).toStrictEqual({ diario: 0, pan: 10.5, vino: 27 })
  })

  test.each(['BR', 'BO', 'US'] as const)('%s has none until a branch names it', (country) => {
    expect(taxTermsOf(country, undefined, []).rate).toBeUndefined()
    expect(taxTermsOf(country, { rate: 7 }, []).rate).toBe(7)
  })

  test('every country has an entry', () => {
    expect(Object.keys(COUNTRY_TAXES).toSorted()).toStrictEqual(Object.keys(COUNTRIES).toSorted())
  })
})
