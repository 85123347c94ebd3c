import { expect, test } from 'vitest'

import { isThemeUnreadable, themeOfTexts } from './theme-text.ts'
import { unshownFaults } from './unshown-faults.ts'

test('a theme.json that cannot be read is not one that is missing', () => {
  expect(isThemeUnreadable({})).toBe(false)
  expect(isThemeUnreadable({ 'theme.json': '{"radius":"large"}' })).toBe(false)
  for (const text of ['', '{"radius":', '[]', '"x"', 'null'])
    expect([text, isThemeUnreadable({ 'theme.json': text })]).toEqual([text, true])
  expect(themeOfTexts({ 'theme.json': '[]' })).not.toBeInstanceOf(Array)
})

test('a fault of the theme is said where no field says one', () => {
  const fault = { file: 'a/theme.json', path: '$', found: 'text', expected: 'JSON' }
  const other = { ...fault, file: 'a/menu.json' }
  expect(unshownFaults([fault, other], [])).toEqual([fault, other])
  expect(unshownFaults([fault, other], [{}])).toEqual([other])
})
