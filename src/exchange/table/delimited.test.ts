import { expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { parseDelimited } from './delimited.ts'
import { importTable } from './import-table.ts'

const TITLE = 'Menú de La Esquina, Av. 9 de Julio, tel. 555, hasta el 31'

test.each([';', ',', '\t', '|'])('the sign between headings counts, whatever is above them: «%s»', (sign) => {
  const table = [
    ['Nombre', '"Precio"'],
    ['Pan, de campo; integral | con semillas', '1'],
    ['Té', '2'],
  ]
  const body = table.map((cells) => cells.map((cell) => (/[;,|]/.test(cell) ? `"${cell}"` : cell)).join(sign))
  for (const above of [[], ['Menú 2026'], [TITLE], ['', ''], [`"${TITLE}"`, '', 'Precios; con | IVA']]) {
    const { files } = importTable(parseDelimited([...above, ...body].join('\r\n')), { money: COUNTRIES.AR })
    const plates = files.menu?.categories.flatMap((category) => category.plates)
    expect(plates?.map(({ name, sizes }) => [name, sizes[0]?.price])).toEqual([
      ['Pan, de campo; integral | con semillas', 100],
      ['Té', 200],
    ])
  }
})

test('without headings of a menu the first line tells', () => {
  expect(parseDelimited('"a,b,c";d\n1;2').rows[0]).toEqual(['a,b,c', 'd'])
})
