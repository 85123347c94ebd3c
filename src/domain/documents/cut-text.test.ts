import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutText, shortText } from './cut-text.ts'

test('a text is cut between signs, never within one', () => {
  expect(cutText('Café 🌶️ picante', 6)).toBe('Café ')
  expect(shortText('Arepa 🌶🌶', 8)).toBe('Arepa…')
  expect(shortText('Arepa', 5)).toBe('Arepa')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, max) => {
      const cut = cutText(text, max)
      expect(text.startsWith(cut)).toBe(true)
      expect(() => encodeURIComponent(cut)).not.toThrow()
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1)
    }),
  )
})
