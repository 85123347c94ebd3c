import { expect, test } from 'vitest'

import { terminalLine, terminalText } from './terminal-line.ts'

test('no control character is left of a line, and every other one is', () => {
  expect(terminalLine('a\u001B[2Jb\u001B]0;title\u0007c\u009B1md\r\ne')).toBe('a [2Jb ]0;title c 1md  e')
  expect(terminalLine('a\u202Etxt.exe\u2066b\u2028c\u200Dd')).toBe('atxt.exeb c\u200Dd')
  expect(terminalLine('Ñandú «ñ» 🍕 10 %')).toBe('Ñandú «ñ» 🍕 10 %')
})

test('a text keeps its lines', () => {
  expect(terminalText('a\u0007\nb\u001B')).toBe('a \nb ')
})
