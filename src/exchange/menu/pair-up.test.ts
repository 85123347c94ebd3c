import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { parseDelimited } from '../table/delimited.ts'
import { importTable } from '../table/import-table.ts'

/** The menu that a table makes of another. */
function imported(csv: string, menu?: MenuFile, keep = false): MenuFile {
  const table = parseDelimited(csv)
  const { files } = importTable(table, { money: COUNTRIES.AR, keep, ...(menu && { menu }) })
  if (!files.menu) throw new Error('No menu')
  return files.menu
}

const platesOf = ({ categories }: MenuFile) =>
  categories.flatMap(({ name, plates }) => plates.map((plate) => ({ ...plate, home: name })))
/** The id of each plate by its category and name. */
const idsOf = (menu: MenuFile) =>
  Object.fromEntries(platesOf(menu).map(({ home, name, id }) => [`${home} / ${name}`, id]))

describe.each([false, true])('a second import knows each plate again, keep: %s', (keep) => {
  test('one of the same name in another category is another plate', () => {
    const menu = imported('categoría;nombre;precio\nEmpanadas;Jamón y queso;900')
    Object.assign(menu.categories[0]?.plates[0] ?? {}, { image: 'jyq.webp', allergens: ['MILK'] })
    const next = imported(
      'categoría;nombre;precio\nTartas;Jamón y queso;5000\nEmpanadas;Jamón y queso;950',
      menu,
      keep,
    )
    expect(platesOf(next)).toMatchObject([
      { home: 'Tartas', id: 'jamon-y-queso-2', sizes: [{ price: 500_000 }] },
      { home: 'Empanadas', id: 'jamon-y-queso', image: 'jyq.webp', sizes: [{ price: 95_000 }] },
    ])
    expect(platesOf(next)[0]).not.toHaveProperty('allergens')
    expect(platesOf(next)[0]).not.toHaveProperty('image')
  })

  test('one that went to another category is the same, where no other has its name', () => {
    const menu = imported('categoría;nombre;precio\nEmpanadas;Carne;9\nEmpanadas;Pollo;9\nTartas;Pollo;9')
    const next = imported('categoría;nombre;precio\nDel día;CARNE;9\nDel día;Pollo;9', menu, keep)
    expect(idsOf(next)).toMatchObject({ 'Del día / CARNE': 'carne', 'Del día / Pollo': 'pollo-3' })
  })

  test('a code that several plates have, as the 0 of a till, tells nothing', () => {
    const menu = imported(
      'código;categoría;nombre;precio\n0;Pizzas;Muzza;1\n0;Pizzas;Fugazza;2\n7;Pizzas;Napo;3',
    )
    const next = imported(
      'código;categoría;nombre;precio\n0;Pizzas;Calabresa;9\n0;Pizzas;Muzza;1\n0;Pizzas;Fugazza;2\n7;Pizzas;Napolitana;3',
      menu,
      keep,
    )
    expect(idsOf(next)).toEqual({
      'Pizzas / Calabresa': 'calabresa',
      'Pizzas / Muzza': 'muzza',
      'Pizzas / Fugazza': 'fugazza',
      'Pizzas / Napolitana': 'napo',
    })
  })

  test('half a dozen is not a dozen, and every script has names', () => {
    const menu = imported(
      'categoría;nombre;tamaño;precio\nEmpanadas;docena de empanadas;;9\nSushi;寿司;;1\nSushi;刺身;;2\nJugos;Naranja;1 L;1\nJugos;Naranja;1½ L;2',
    )
    const [dozen] = platesOf(menu)
    const next = imported(
      'categoría;nombre;tamaño;precio\nEmpanadas;½ docena de empanadas;;5\nEmpanadas;DOCENA  de empanadas;;9\nSushi;刺身;;2\nSushi;寿司;;1\nJugos;Naranja;1½ L;2\nJugos;Naranja;1 L;1',
      menu,
      keep,
    )
    expect(idsOf(next)).toMatchObject({
      ...Object.fromEntries(Object.entries(idsOf(menu)).filter(([name]) => name.startsWith('Sushi'))),
      'Empanadas / DOCENA de empanadas': dozen?.id,
    })
    const sizesOf = (of: MenuFile) =>
      Object.fromEntries(platesOf(of).flatMap(({ sizes }) => sizes.map(({ name, id }) => [name, id])))
    expect(sizesOf(next)).toEqual(sizesOf(menu))
  })

  test('accents and signs that somebody leaves out change nothing', () => {
    const menu = imported('categoría;nombre;precio\nBebidas;Coca-Cola 1.5 L;1\nBebidas;Café;2')
    const next = imported('categoría;nombre;precio\nBEBIDAS;cafe;2\nBEBIDAS;Coca Cola 1,5 L;1', menu, keep)
    expect(platesOf(next).map(({ id }) => id)).toEqual(['cafe', 'coca-cola-1-5-l'])
  })
})

const row = fc.record({
  category: fc.constantFrom('Pizzas', '½ Pizzas', 'Tartas', '寿司', '刺身'),
  name: fc.constantFrom('Jamón y queso', 'docena', '½ docena', 'Café', 'Cafe', '卵', '鮭', '★', '☆'),
  code: fc.constantFrom('0', '0', '', '7', '8', '9'),
})
const inAnyOrder = fc
  .uniqueArray(row, { minLength: 1, selector: ({ category, name }) => `${category} ${name}` })
  .chain((rows) =>
    fc.record({
      rows: fc.constant(rows.slice(0, Math.ceil(rows.length / 2))),
      next: fc.shuffledSubarray(rows, { minLength: rows.length }),
    }),
  )

test('the rows of a table in any order, others among them, change no id', () => {
  const table = (rows: readonly { category: string; name: string; code: string }[]) =>
    [
      'categoría;nombre;código;precio',
      ...rows.map((one) => `${one.category};${one.name};${one.code};1`),
    ].join('\n')
  fc.assert(
    fc.property(inAnyOrder, fc.boolean(), ({ rows, next }, keep) => {
      const menu = imported(table(rows))
      expect(idsOf(imported(table(next), menu, keep))).toMatchObject(idsOf(menu))
    }),
    { numRuns: 200 },
  )
})
