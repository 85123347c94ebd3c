import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  CARD_FIELDS,
  cardBrand,
  groupCardNumber,
  groupExpiry,
  judgeCard,
  parseExpiry,
  passesLuhn,
} from './card.ts'

const NOW = { year: 2026, month: 11 }
const GOOD = {
  cardNumber: '4509 9535 6623 3704',
  cardName: 'APRO',
  cardExpiry: '11/30',
  cardSecurityCode: '123',
  cardDocument: '12.345.678',
}

describe('[CHK-12] the five card fields', () => {
  test('a good card has no faults', () => {
    expect(judgeCard(GOOD, NOW)).toEqual({})
  })

  test('each of them is required', () => {
    for (const field of CARD_FIELDS)
      expect(judgeCard({ ...GOOD, [field]: '  ' }, NOW)).toEqual({ [field]: 'EMPTY' })
  })

  test.each([
    ['cardNumber', '4509 9535 6623 3705', 'INVALID'],
    ['cardNumber', '4509', 'INVALID'],
    ['cardNumber', '4509 9535 6623 37O4', 'INVALID'],
    ['cardName', 'A', 'INVALID'],
    ['cardName', '4509953566233704', 'INVALID'],
    ['cardExpiry', '13/30', 'INVALID'],
    ['cardExpiry', '11/2099', 'INVALID'],
    ['cardExpiry', '10/26', 'EXPIRED'],
    ['cardSecurityCode', '12', 'INVALID'],
    ['cardSecurityCode', '1234', 'INVALID'],
    ['cardDocument', '123', 'INVALID'],
    ['cardDocument', '123456789012', 'INVALID'],
  ] as const)('%s "%s" is refused', (field, text, fault) => {
    expect(judgeCard({ ...GOOD, [field]: text }, NOW)).toEqual({ [field]: fault })
  })

  test('a card is good to the end of its month, and one network has four digits on its front', () => {
    expect(judgeCard({ ...GOOD, cardExpiry: '11/26' }, NOW)).toEqual({})
    const amex = { ...GOOD, cardNumber: '3711 803032 57522', cardSecurityCode: '1234' }
    expect(judgeCard(amex, NOW)).toEqual({})
    expect(judgeCard({ ...amex, cardSecurityCode: '123' }, NOW)).toEqual({ cardSecurityCode: 'INVALID' })
  })
})

test('numbers and months are grouped while they are typed, and grouping again changes nothing', () => {
  expect(groupCardNumber('4509953566233704')).toBe('4509 9535 6623 3704')
  expect(groupCardNumber('371180303257522')).toBe('3711 803032 57522')
  expect(groupExpiry('1130')).toBe('11/30')
  expect(groupExpiry('1')).toBe('1')
  expect(parseExpiry('1/2030')).toEqual({ year: 2030, month: 1 })
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(groupCardNumber(groupCardNumber(text))).toBe(groupCardNumber(text))
      expect(groupExpiry(groupExpiry(text))).toBe(groupExpiry(text))
    }),
  )
})

test('the network is known by the first digits', () => {
  expect(['4', '5100', '2221', '2720', '34', '37', '6011', ''].map(cardBrand)).toEqual([
    'visa',
    'master',
    'master',
    'master',
    'amex',
    'amex',
    'card',
    'card',
  ])
})

test('one wrong digit never passes', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(fc.array(digit, { minLength: 12, maxLength: 18 }), fc.nat(17), digit, (first, at, other) => {
      const body = first.join('')
      const last = Array.from('0123456789').find((one) => passesLuhn(body + one)) ?? ''
      const number = Array.from(body + last)
      const place = at % number.length
      fc.pre(number[place] !== String(other))
      number[place] = String(other)
      expect(passesLuhn(body + last)).toBe(true)
      expect(passesLuhn(number.join(''))).toBe(false)
    }),
  )
})
