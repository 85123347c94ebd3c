import { expect, test } from 'vitest'
import { readReturnFlags, writeReturnFlags } from './return-flags.ts'

test.each([
  ['transbank', '?token_ws=a+b'],
  ['another-bank', '?token_ws=a+b&callback=another-bank'],
])('[FUP-05] the page of an order is told that %s was not heard', (provider, query) => {
  expect(writeReturnFlags({ token: 'a b', provider })).toBe(query)
  expect(readReturnFlags(query)).toEqual({ token: 'a b', provider })
})

test('an address without a token says nothing', () => {
  expect(readReturnFlags('?payment=SUCCESS&callback=transbank')).toBeUndefined()
})
