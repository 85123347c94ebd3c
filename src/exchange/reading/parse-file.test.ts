import { expect, test } from 'vitest'

import { folderFaultText } from '#messages/faults.ts'
import { parseFile } from './parse-file.ts'

test.each([
  [
    '{\n  "a": 1\n  "b": 2\n}',
    'Hay algo que no es JSON en la línea 3, columna 3; debe haber una coma delante.',
  ],
  [
    '{\n  "a": [1,\n  ]\n}',
    'Hay algo que no es JSON en la línea 3, columna 3; debe haber un cierre sin coma delante.',
  ],
  ['{\n  // hoy\n}', 'Hay algo que no es JSON en la línea 2, columna 3; debe haber JSON sin comentarios.'],
  ['{“a”: 1}', 'Hay algo que no es JSON en la línea 1, columna 2; debe haber comillas dobles rectas: ".'],
  ['{"a" "b"}', 'Hay algo que no es JSON en la línea 1, columna 6; debe haber JSON válido.'],
  ['', 'Hay algo que no es JSON en la línea 1, columna 1; debe haber JSON válido.'],
])('%j is told with its place, and with what mends it', (text, told) => {
  const { value, faults } = parseFile(new TextEncoder().encode(text))
  expect(value).toBeUndefined()
  expect(faults.map((fault) => folderFaultText({ file: 'menu.json', ...fault }))).toEqual([
    expect.stringContaining(told),
  ])
})
