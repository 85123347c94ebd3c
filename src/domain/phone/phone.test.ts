import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import world from 'libphonenumber-js/metadata.max.json'
import { describe, expect, test } from 'vitest'

import type { CountryCode } from '#generated/models.ts'

import { cutMetadata, PHONE_METADATA_COUNTRIES } from '../../../codegen/phone-metadata.mjs'
import metadata from './metadata.json' with { type: 'json' }
import {
  defaultPhoneCountry,
  formatPhoneForMessage,
  normalisePhone,
  PHONE_COUNTRIES,
  phoneSpellings,
  phoneText,
} from './phone.ts'

const e164 = (text: string, country: CountryCode): string | false => {
  const result = normalisePhone(text, country)
  return result.ok && result.e164
}

describe('[CHK-11] phone countries', () => {
  test('the twelve of the specification, in its order', () => {
    expect(PHONE_COUNTRIES.join(' ').toLowerCase()).toBe('ar uy cl co pe br ve py mx ec bo us')
  })

  test('the branch country is the default, else Argentina', () => {
    expect(defaultPhoneCountry('CL')).toBe('CL')
    expect(defaultPhoneCountry('cl')).toBe('CL')
    expect(defaultPhoneCountry('ES')).toBe('AR')
    expect(defaultPhoneCountry(undefined)).toBe('AR')
  })
})

describe('[CHK-11] phones are normalised and sent formatted', () => {
  test.each<[CountryCode, string, string]>([
    ['AR', '11 2345-6789', '+5491123456789'],
    ['AR', '+54 11 2345 6789', '+5491123456789'],
    ['AR', '0800 555 1234', '+548005551234'],
    ['AR', '011 15 2345-6789', '+5491123456789'],
    ['AR', '9 11 2345-6789', '+5491123456789'],
    ['AR', '0351 15 555-1234', '+5493515551234'],
    ['UY', '094 123 456', '+59894123456'],
    ['CL', '9 6123 4567', '+56961234567'],
    ['CO', '321 123 4567', '+573211234567'],
    ['PE', '912 345 678', '+51912345678'],
    ['BR', '(11) 96123-4567', '+5511961234567'],
    ['VE', '0412-1234567', '+584121234567'],
    ['PY', '0961 456789', '+595961456789'],
    ['MX', '55 1234 5678', '+525512345678'],
    ['MX', '+52 1 55 1234 5678', '+525512345678'],
    ['AR', '+5215512345678', '+525512345678'],
    ['EC', '099 123 4567', '+593991234567'],
    ['BO', '71234567', '+59171234567'],
    ['US', '(201) 555-0123', '+12015550123'],
  ])('%s %s is %s', (country, text, expected) => {
    expect(e164(text, country)).toBe(expected)
  })

  test('with the invisible marks of a list of contacts', () => {
    const isolated = '\u{2068}+54 9 11 2345\u{2011}6789\u{2069}'
    const embedded = '\u{202A}11\u{200B} 2345-6789\u{202C}'
    expect([e164(isolated, 'AR'), e164(embedded, 'AR')]).toStrictEqual(['+5491123456789', '+5491123456789'])
  })

  test.each(PHONE_COUNTRIES)(
    'the example mobile of %s is valid, written nationally or with its code',
    (country) => {
      const national = examples[country]
      const result = normalisePhone(national, country)
      expect(result).toMatchObject({ ok: true, country })
      if (!result.ok) return
      expect(e164(result.e164, 'US')).toBe(result.e164)
      expect(e164(result.national, country)).toBe(result.e164)
    },
  )

  test('a code of another served country counts for that country', () => {
    expect(normalisePhone('+56 9 6123 4567', 'AR')).toEqual({
      ok: true,
      e164: '+56961234567',
      national: '9 6123 4567',
      country: 'CL',
    })
  })

  test.each<[string, CountryCode]>([
    ['', 'AR'],
    ['   ', 'AR'],
    ['123', 'AR'],
    ['11 2345-678', 'AR'],
    ['llámame', 'AR'],
    ['11 2345-6789 ext. 12', 'AR'],
    ['+34 612 34 56 78', 'AR'],
    ['+1 416 555 0123', 'US'], // Toronto: the calling code is served, the country is not
    ['123456789', 'BO'],
    ['0'.repeat(4_000), 'MX'],
  ])('"%s" is no phone of %s', (text, country) => {
    expect(normalisePhone(text, country)).toEqual({ ok: false })
  })

  test('any text at all gets an answer, and a valid one reads the same again', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ()-]{6,16}$/))
    fc.assert(
      fc.property(text, fc.constantFrom(...PHONE_COUNTRIES), (typed, country) => {
        const result = normalisePhone(typed, country)
        if (result.ok) expect(e164(result.e164, 'AR')).toBe(result.e164)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the ways in which one phone may have been stored', () => {
  test.each([
    ['+5491123456789', ['+5491123456789', '+541123456789']],
    ['+541123456789', ['+5491123456789', '+541123456789']],
    ['+525512345678', ['+525512345678']],
    ['', ['']],
  ])('%s is %j', (phone, spellings) => {
    expect(phoneSpellings(phone)).toEqual(spellings)
  })

  test('what is stored now is the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20000000, max: 79999999 }), (number) => {
        const phone = normalisePhone(`11${number}`, 'AR')
        if (phone.ok) expect(phoneSpellings(phone.e164)[0]).toBe(phone.e164)
      }),
    )
  })
})

describe('phones as they are read', () => {
  test.each<[string, CountryCode | undefined, string]>([
    ['+541148615500', undefined, '+54 11 4861 5500'],
    ['+541148615500', 'AR', '011 4861-5500'],
    ['+5491155550000', 'AR', '011 15-5555-0000'],
    ['+5491155550000', 'CL', '+54 9 11 5555 0000'],
    ['+56961234567', 'CL', '9 6123 4567'],
    ['+5411', 'AR', '+5411'],
    ['', 'AR', ''],
  ])('%s in %s is %s, on one line', (phone, country, text) => {
    expect(phoneText(phone, country)).toBe(text.replaceAll(' ', '\u00A0'))
  })
})

describe('[ORDER-02] phones in message links', () => {
  test.each([
    ['+541123456789', '5491123456789'],
    ['+5491123456789', '5491123456789'],
    ['+5215512345678', '525512345678'],
    ['+525512345678', '525512345678'],
    ['+56 9 6123-4567', '56961234567'],
    ['+5511961234567', '5511961234567'],
    ['', ''],
  ])('%s is written %s', (number, digits) => {
    expect(formatPhoneForMessage(number)).toBe(digits)
  })

  test('writing it twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (number) => {
        const once = formatPhoneForMessage(number)
        expect(formatPhoneForMessage(once)).toBe(once)
        expect(once).toMatch(/^\d+$/)
      }),
    )
  })
})

describe('numbering plans', () => {
  test('are those of the installed package, for the twelve countries only', () => {
    expect(PHONE_METADATA_COUNTRIES).toEqual(PHONE_COUNTRIES)
    expect(metadata, 'run node codegen/phone-metadata.mjs').toEqual(
      cutMetadata(world, PHONE_METADATA_COUNTRIES),
    )
  })

  test('a country that the package does not know is refused', () => {
    expect(() => cutMetadata(world, ['XX'])).toThrow(/no numbering plan for XX/)
  })
})
