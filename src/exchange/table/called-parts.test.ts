import { expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { parseDelimited } from './delimited.ts'
import { importTable } from './import-table.ts'

/** The menu of a table, and the codes of what there was to say. */
function read(csv: string) {
  const { files, notes } = importTable(parseDelimited(csv), { money: COUNTRIES.AR })
  return { ...files.menu, codes: notes.map(({ code }) => code) }
}

test('half of a category, or of a group of choices, is another one', () => {
  const { categories, garnishGroups, codes } = read(
    'tipo;categoría;nombre;opciones;precio\n' +
      'grupo;;Gustos docena;;\ngrupo;;½ Gustos docena;;\nopción;;Carne;Gustos docena;\nopción;;Pollo;½ gustos docena;\n' +
      'plato;½ Pizzas;Muzza;½ Gustos docena;1\nplato;Pizzas;Muzza;Gustos docena;2\nplato;PIZZAS;Fugazza;;2',
  )
  expect(categories?.map(({ name, plates }) => [name, plates.length])).toEqual([
    ['½ Pizzas', 1],
    ['Pizzas', 2],
  ])
  expect(garnishGroups?.map(({ name, garnishes }) => [name, ...garnishes.map((one) => one.name)])).toEqual([
    ['Gustos docena', 'Carne'],
    ['½ Gustos docena', 'Pollo'],
  ])
  const [whole, half] = garnishGroups ?? []
  expect(categories?.map(({ plates }) => plates[0]?.garnishGroups)).toEqual([[half?.id], [whole?.id]])
  expect(codes).toEqual(['usual-limits'])
})

test('rows are sizes of one plate whatever blanks and capitals its name and its category have', () => {
  const { categories, codes } = read(
    'categoría;nombre;tamaño;precio\nPizzas;Muzza;Chica;100\nPizzas;Muzza ;Grande;200\n pizzas ;MUZZA;Gigante;300',
  )
  expect(categories).toMatchObject([
    {
      name: 'Pizzas',
      plates: [{ name: 'Muzza', sizes: [{ price: 10_000 }, { price: 20_000 }, { price: 30_000 }] }],
    },
  ])
  expect(codes).toEqual([])
})

test('a table of thousands of categories is read at once', () => {
  const rows = Array.from({ length: 6_000 }, (_, at) => `Categoría ${at};Plato ${at};1`)
  expect(read(['categoría;nombre;precio', ...rows].join('\n')).categories).toHaveLength(200)
})
