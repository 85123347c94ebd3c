import { expect, test } from 'vitest'

import { deadControls } from './dead-controls.ts'

test.each([
  [
    'that is held back',
    '<fieldset disabled=""><!--$--><!--/$--><fieldset><button></fieldset></fieldset>',
    [],
  ],
  ['that nothing holds back', '<fieldset disabled=""></fieldset><button>', ['<button>']],
  [
    'that is held back for another part',
    '<fieldset disabled=""><!--$--><input id="a"><!--/$--></fieldset>',
    ['<input id="a">'],
  ],
  ['that nobody sees', '<input type="hidden" name="a">', []],
])('a control %s', (_which, html, dead) => {
  expect(deadControls(html)).toEqual(dead)
})
