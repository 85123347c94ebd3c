import fc from 'fast-check'
import { expect, test } from 'vitest'

import { contrastRatio } from '#domain/color/contrast.ts'
import { constantColor } from './derived-roles.ts'
import { judgeLogo } from './logo.ts'
import { pillColors } from './pill.ts'

test('[THEME-02] a pill keeps its fill and a readable text', () => {
  expect(pillColors('#1B5E20', 'white', '#ffffff')).toEqual({ background: '#1b5e20', text: '#ffffff' })
  expect(pillColors('#ffee58', '#ffffff', '#ffffff').background).toBe('#ffee58')
  expect(pillColors('#333', '#333', '#ffffff')).toEqual({ background: '#333333', text: '#ffffff' })
})

test('whatever the menu says, the text of a pill reads and both colours are canonical', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`),
    fc.constantFrom('red;}body{', '#00000080', 'transparent', '', 'tomato'),
    fc.anything(),
  )
  const surface = fc.constantFrom('#ffffff' as const, '#000000' as const, '#777777' as const)
  fc.assert(
    fc.property(value, value, surface, (background, text, under) => {
      const pill = pillColors(background, text, under)
      expect(`${pill.background}${pill.text}`).toMatch(/^#[\da-f]{6}#[\da-f]{6}$/)
      expect(contrastRatio(constantColor(pill.background), constantColor(pill.text))).toBeGreaterThanOrEqual(
        4.5,
      )
    }),
    { numRuns: 1000 },
  )
})

test('a white logo on a white header is reported, a red one is not', () => {
  const white = constantColor('#ffffff')
  const red = constantColor('#b3261e')
  expect(
    judgeLogo(
      [
        { color: white, share: 9 },
        { color: red, share: 1 },
      ],
      white,
    ),
  ).toMatchObject([{ code: 'logo-low-contrast', ratioBefore: 1 }])
  expect(
    judgeLogo(
      [
        { color: white, share: 1 },
        { color: red, share: 1 },
      ],
      white,
    ),
  ).toEqual([])
  expect(judgeLogo([], white)).toHaveLength(1)
})
