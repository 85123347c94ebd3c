import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { formatMoney, MAX_AMOUNT } from './money.ts'
import { parseMoney } from './parse-money.ts'

const { AR, CL, BR } = COUNTRIES

describe('parseMoney', () => {
  test.each([
    ['12400', 1_240_000],
    ['12.400', 1_240_000],
    ['12.400,50', 1_240_050],
    ['12400,5', 1_240_050],
    ['12400,', 1_240_000],
    ['$ 12.400', 1_240_000],
    [' $12.400,00 ', 1_240_000],
    ['12400.50', 1_240_050],
    ['12400.5', 1_240_050],
    ['1.5', 150],
    ['0', 0],
    ['007', 700],
    ['12 400', 1_240_000],
    ['12,500', 1_250_000],
    ['1,234,567', 123_456_700],
    ['1,200.50', 120_050],
    ['$ 1,200', 120_000],
  ])('[CHK-04] %s is read as %i', (text, amount) => {
    expect(parseMoney(text, AR)).toEqual({ ok: true, amount })
  })

  test.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['$', 'EMPTY'],
    ['-5', 'NEGATIVE'],
    ['−5', 'NEGATIVE'],
    ['-$5', 'NEGATIVE'],
    ['abc', 'MALFORMED'],
    ['12a', 'MALFORMED'],
    ['1,2,3', 'MALFORMED'],
    ['1.2.3', 'MALFORMED'],
    ['12.40,5', 'MALFORMED'],
    ['1.2345', 'MALFORMED'],
    ['12400,500', 'MALFORMED'],
    ['1,200,50', 'MALFORMED'],
    ['1.234.56', 'MALFORMED'],
    ['1,234.567', 'MALFORMED'],
    [',50', 'MALFORMED'],
    ['1e5', 'MALFORMED'],
    ['Infinity', 'MALFORMED'],
    ['0x10', 'MALFORMED'],
    ['99999999999999', 'TOO_LARGE'],
  ])('[CHK-04] %j is refused as %s', (text, code) => {
    expect(parseMoney(text, AR)).toEqual({ ok: false, code })
  })

  test('[CHK-04] a currency without decimals takes none, except zeros', () => {
    expect(parseMoney('8.900', CL)).toEqual({ ok: true, amount: 8900 })
    expect(parseMoney('8,900', CL)).toEqual({ ok: true, amount: 8900 })
    expect(parseMoney('8900,00', CL)).toEqual({ ok: true, amount: 8900 })
    expect(parseMoney('8900,5', CL)).toEqual({ ok: false, code: 'MALFORMED' })
  })

  test('[CHK-04] the sign of the country is accepted, and $ everywhere', () => {
    expect(parseMoney('R$ 35,90', BR)).toEqual({ ok: true, amount: 3590 })
    expect(parseMoney('$ 35,90', BR)).toEqual({ ok: true, amount: 3590 })
    expect(parseMoney('$.50', AR)).toEqual({ ok: false, code: 'MALFORMED' })
  })

  test.each(['S/. 25', 'S/.25,00', 'S/ 25'])('[CHK-04] an abbreviation takes its dot with it: %s', (text) => {
    expect(parseMoney(text, COUNTRIES.PE)).toEqual({ ok: true, amount: 2500 })
    expect(parseMoney(text.replace('S/', 'Bs'), COUNTRIES.VE)).toEqual({ ok: true, amount: 2500 })
  })

  test('[CHK-04] whatever formatMoney writes is read back', () => {
    const country = fc.constantFrom(...Object.values(COUNTRIES))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), country, (amount, where) => {
        expect(parseMoney(formatMoney(amount, where), where)).toEqual({ ok: true, amount })
      }),
    )
  })

  test('[CHK-04] any text gives a whole amount of at least 0 or a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-$ .,0-9]*$/)), (text) => {
        const result = parseMoney(text, AR)
        if (result.ok) {
          expect(Number.isSafeInteger(result.amount)).toBe(true)
          expect(result.amount).toBeGreaterThanOrEqual(0)
        } else expect(['EMPTY', 'MALFORMED', 'NEGATIVE', 'TOO_LARGE']).toContain(result.code)
      }),
    )
  })
})
