import { expect, test } from 'vitest'

import { readPreviewOptions } from './preview-options.ts'

test('a brand in the usual widths, light and dark', () => {
  expect(readPreviewOptions(['--sheet', 'cafe-aurora'])).toEqual({
    tenant: 'cafe-aurora',
    views: { widths: [360, 1280], schemes: ['light', 'dark'] },
    diff: false,
  })
})

test('narrowed, and compared with a folder', () => {
  const line =
    '--sheet x --screen menu,cart --state menu --width 768 --mode dark --out here --diff --against there'
  expect(readPreviewOptions(line.split(' '))).toEqual({
    tenant: 'x',
    screens: ['menu', 'cart'],
    states: ['menu'],
    views: { widths: [768], schemes: ['dark'] },
    out: 'here',
    diff: true,
    against: 'there',
  })
})

test.each([
  ['', '--sheet'],
  ['--sheet=', "'--sheet' needs a value."],
  ['--sheet x menu', "'menu' is nothing that this command takes."],
  ['--sheet x --screen nada', 'nada'],
  ['--sheet x --state nada', 'nada'],
  ['--sheet x --width 5', '5'],
  ['--sheet x --mode red', 'red'],
  ['--sheet x --against there', '--diff'],
  ['--sheet x --what', "'--what' is no option of this command."],
  ['--shet x', "'--shet' is no option of this command; did you mean '--sheet'?"],
])('%s is no command line', (line, named) => {
  expect(() => readPreviewOptions(line.split(' ').filter(Boolean))).toThrow(named)
})
