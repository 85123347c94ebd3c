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

test('the server says of the theme what the editor does not find in it, whatever else is wrong', () => {
  const found = (path: string, file = 'a/theme.json') => ({ file, path, found: 'x', expected: 'y' })
  const files = (text: string) => [{ path: 'theme.json', hash: '', bytes: 0, text }]
  const unread = [found('$'), found('$', 'a/menu.json')]
  expect(unshownFaults({ faults: unread, files: files('{') })).toEqual(unread)
  const text = '{"$schema":"x","radius":"huge","fontFamliy":"Inter","7":1,"logos":{"icon":"none.png"}}'
  const known = [found('$.radius'), found('$.fontFamliy'), found('$[7]')]
  const unknown = [found('$.logos.icon'), found('$.radius', 'a/layout/theme.json')]
  expect(unshownFaults({ faults: [...known, ...unknown], files: files(text) })).toEqual(unknown)
})
