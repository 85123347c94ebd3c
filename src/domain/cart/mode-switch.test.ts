import { expect, test } from 'vitest'
import { keepsCart } from './mode-switch.ts'

test('[MODE-04] the cart survives only when both hashes are known and equal', () => {
  expect(keepsCart('h1', 'h1')).toBe(true)
  expect(keepsCart('h1', 'h2')).toBe(false)
  expect(keepsCart(undefined, undefined)).toBe(false)
  expect(keepsCart('', '')).toBe(false)
  expect(keepsCart('h1', undefined)).toBe(false)
})
