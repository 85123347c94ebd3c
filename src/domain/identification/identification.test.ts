import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import type { CountryCode, IdentificationType } from '#generated/models.ts'
import {
  identificationText,
  identificationsOf,
  isIdentification,
  personalIdentification,
  stripIdentification,
  taxIdentification,
} from './identification.ts'

const CODES = Object.keys(COUNTRIES) as CountryCode[]
const of = (identificationType: IdentificationType, identificationNumber: string) => ({
  identificationType,
  identificationNumber,
})

/** Numbers that stand in registers or in the documents of their authority. */
const REAL: [CountryCode, IdentificationType, string][] = [
  ['AR', 'CUIT', '30-50001091-2'],
  ['AR', 'CUIT', '33-69345023-9'],
  ['AR', 'CUIT', '20-26756539-3'],
  ['CL', 'RUT', '12.531.909-2'],
  ['CL', 'RUT', '76.086.428-5'],
  ['UY', 'CI', '1.234.567-2'],
  ['UY', 'RUT', '21-100342-001-7'],
  ['BR', 'CPF', '390.533.447-05'],
  ['BR', 'CPF', '111.444.777-35'],
  ['BR', 'CNPJ', '16.727.230/0001-97'],
  ['BR', 'CNPJ', '12.ABC.345/01DE-35'],
  ['CO', 'NIT', '899.999.063-3'],
  ['CO', 'NIT', '890.903.938-8'],
  ['PE', 'RUC', '20512333797'],
  ['PE', 'RUC', '20100047218'],
  ['PY', 'RUC', '80028061-0'],
  ['VE', 'RIF', 'V-11470283-4'],
  ['VE', 'RIF', 'G-20000303-0'],
  ['EC', 'CI', '1714307103'],
  ['EC', 'RUC', '1714307103001'],
]

describe('isIdentification', () => {
  test.each(REAL)('%s takes the %s %s', (country, type, number) => {
    expect(isIdentification(country, of(type, number))).toBe(true)
  })

  test.each(REAL)('%s refuses the %s %s with another check digit', (country, type, number) => {
    const text = stripIdentification(number)
    // of an Ecuadorian RUC the digit of the cédula in it
    const at = type === 'RUC' && country === 'EC' ? 9 : text.length - 1
    const wrong = text.slice(0, at) + String((Number(text.charAt(at)) + 1) % 10) + text.slice(at + 1)
    expect(isIdentification(country, of(type, wrong))).toBe(false)
  })

  test('every other digit before the check digit is noticed, too', () => {
    for (const [country, type, number] of REAL) {
      const text = stripIdentification(number)
      const at = text.search(/\d/) + 3
      const wrong = text.slice(0, at) + String((Number(text.charAt(at)) + 1) % 10) + text.slice(at + 1)
      expect.soft(isIdentification(country, of(type, wrong)), `${type} ${wrong}`).toBe(false)
    }
  })

  test('a Chilean K in either case', () => {
    expect(isIdentification('CL', of('RUT', '10.000.013-k'))).toBe(true)
    expect(isIdentification('CL', of('RUT', '10.000.013-K'))).toBe(true)
  })

  test.each([
    ['a kind of another country', 'AR', 'RUT', '12.531.909-2'],
    ['nothing', 'AR', 'DNI', ''],
    ['words', 'AR', 'DNI', 'consumidor final'],
    ['a CUIT without its check digit', 'AR', 'CUIT', '30-5000109'],
    ['a CUIT of no kind of holder', 'AR', 'CUIT', '99-50001091-9'],
    ['one repeated digit', 'BR', 'CPF', '111.111.111-11'],
    ['a date that is none', 'MX', 'RFC', 'GODE561331GR8'],
    ['a place that is none', 'EC', 'CI', '2514307103'],
  ] as const)('refuses %s', (_what, country, type, number) => {
    expect(isIdentification(country, of(type, number))).toBe(false)
  })

  test('the RFC of the public and of a company', () => {
    expect(isIdentification('MX', of('RFC', 'XAXX010101000'))).toBe(true)
    expect(isIdentification('MX', of('RFC', 'ABC680524P76'))).toBe(true)
  })
})

describe('the table', () => {
  test('every example fits, and is written as its country writes it', () => {
    for (const country of CODES)
      for (const { type, example } of identificationsOf(country)) {
        expect.soft(isIdentification(country, of(type, example)), `${country} ${type} ${example}`).toBe(true)
        expect.soft(identificationText(country, of(type, stripIdentification(example)))).toBe(example)
      }
  })

  test('every country has one for taxes', () => {
    expect(CODES.map((country) => taxIdentification(country).type)).toStrictEqual([
      'CUIT',
      'RUT',
      'RUT',
      'NIT',
      'RUC',
      'CNPJ',
      'RIF',
      'RUC',
      'RFC',
      'RUC',
      'NIT',
      'EIN',
    ])
  })

  test('what card forms ask for', () => {
    const asked = Object.fromEntries(CODES.map((country) => [country, personalIdentification(country)]))
    expect(asked).toMatchObject({ AR: 'DNI', PE: 'DNI', BR: 'CPF', CL: 'RUT', UY: 'CI', CO: 'CC', EC: 'CI' })
    expect(asked['MX']).toBeUndefined()
    expect(personalIdentification('XX')).toBeUndefined()
    expect(personalIdentification(undefined)).toBeUndefined()
  })
})

test.each([
  ['AR', 'DNI', '7123456', '7.123.456'],
  ['CL', 'RUT', '51234567', '5.123.456-7'],
  ['AR', 'DNI', '123456789', '123456789'],
  ['AR', 'CPF', '12345678909', '12345678909'],
] as const)('%s writes the %s %s as %s', (country, type, number, text) => {
  expect(identificationText(country, of(type, number))).toBe(text)
})
