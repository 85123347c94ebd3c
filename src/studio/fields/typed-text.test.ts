import { expect, test } from 'vitest'

import { shownText } from './typed-text.ts'

test('what is typed stays as typed while it is the value', () => {
  expect(shownText({ text: 'rgb(0 51 102)', sent: '#003366' }, '#003366')).toBe('rgb(0 51 102)')
  expect(shownText({ text: ' ', sent: undefined }, undefined)).toBe(' ')
})

test('another value shows itself: an undo, a repair, a reset', () => {
  expect(shownText({ text: 'rgb(0 51 102)', sent: '#003366' }, '#7a1430')).toBe('#7a1430')
  expect(shownText({ text: '#003366', sent: '#003366' }, undefined)).toBe('')
  expect(shownText(undefined, '#7a1430')).toBe('#7a1430')
})
