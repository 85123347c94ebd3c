import { expect, test } from 'vitest'
import { orderSearch } from './order-search.ts'

test('a code is found by any part of it, as people write it', () => {
  expect(orderSearch('k7qf-3m2').code).toBe('K7QF3M2')
  expect(orderSearch('o1l').code).toBe('011')
})

test('a name is compared without accents and capitals', () => {
  expect(orderSearch(' José  PÉREZ ')).toMatchObject({ name: 'jose perez', phoneEnd: undefined })
})

test.each([
  ['011 15-5555-2004', '5552004'],
  ['+54 9 11 5555 2004', '5552004'],
  ['2004', '2004'],
  ['004', '004'],
  ['04', undefined],
  ['X9T4', undefined],
])('a phone is compared by its end: %s', (text, phoneEnd) => {
  expect(orderSearch(text).phoneEnd).toBe(phoneEnd)
})
