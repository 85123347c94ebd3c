import { expect, test } from 'vitest'

import { firstSign } from './first-sign.ts'

test.each([
  ['Milanesa', 'M'],
  ['🍕 Pizzas', '🍕'],
  ['🇦🇷 Asado', '🇦🇷'],
  ['👨‍🍳 Del chef', '👨‍🍳'],
  ['E\u0301clair', 'E\u0301'],
  ['', ''],
])('the first sign of %j is %j', (name, sign) => {
  expect(firstSign(name)).toBe(sign)
})
