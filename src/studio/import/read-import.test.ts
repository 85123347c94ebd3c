import { expect, test } from 'vitest'

import { readImport } from './read-import.ts'
import type { ReadImport } from './read-import.ts'

const MENU = {
  $schema: '../../schemas/tenant/menu.schema.json',
  categories: [
    {
      id: 'pizzas',
      name: 'Pizzas',
      plates: [{ id: 'muzza', name: 'Muzzarella', sizes: [{ id: 'unica', name: 'Única', price: 990_000 }] }],
    },
  ],
}
const own = {
  'tenant.json': JSON.stringify({ alias: 'a', country: 'AR', branches: [] }),
  'theme.json': JSON.stringify({ $schema: 'x', colorConfig: { colorModeType: 'LIGHT' } }),
  'menu.json': JSON.stringify(MENU),
}
const ground = { base: {}, own, assets: new Set<string>(), keep: false, now: 0 }
const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) })

function read(...files: ReturnType<typeof file>[]): ReadImport {
  const outcome = readImport(files, ground)
  if (!outcome.ok) throw new Error(outcome.why)
  return outcome.read
}

test('a table says what it changes and what found no place, and changes the menu alone', () => {
  const table = 'Categoría;Nombre;Precio;Salsa secreta\nPizzas;Muzzarella;12.400;sí\nPizzas;Fugazza;9.900;\n'
  const { format, changes, notes, problems, files } = read(file('carta.csv', table))
  expect(format).toBe('csv')
  expect(changes.join('\n')).toMatch(/precio de «Muzzarella».*de \$ 9\.900.* a \$ 12\.400/)
  expect(changes.join('\n')).toContain('Se agrega el plato «Pizzas» · «Fugazza» a $ 9.900')
  expect([...notes.error, ...notes.warning, ...notes.info].join('\n')).toContain('Salsa secreta')
  expect(problems).toEqual([])
  expect(Object.keys(files)).toEqual(['menu'])
  const after = JSON.parse(files.menu ?? '') as typeof MENU
  expect(after.categories[0]?.plates.map(({ id }) => id)).toEqual(['muzza', 'fugazza'])
})

test('what is there already changes nothing', () => {
  const { changes, files } = read(file('carta.csv', 'Categoría;Nombre;Precio\nPizzas;Muzzarella;9.900\n'))
  expect(changes).toEqual([])
  expect(files).toEqual({})
})

test('design tokens change the theme alone, from a file that names another', () => {
  const color = (hex: string) => ({ $type: 'color', $value: hex })
  const tokens = { color: { brand: { primary: color('#003366') } } }
  const alone = read(file('tokens.json', JSON.stringify(tokens)))
  expect(alone.format).toBe('dtcg')
  expect(Object.keys(alone.files)).toEqual(['theme'])
  expect(JSON.stringify(alone.files.theme).toLowerCase()).toContain('#003366')
  expect(alone.changes.length).toBeGreaterThan(0)
  const resolver = {
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.json' }] } },
    resolutionOrder: [{ $ref: '#/sets/base' }],
  }
  const several = read(file('base.json', JSON.stringify(tokens)), file('r.json', JSON.stringify(resolver)))
  expect(several.changes).toEqual(alone.changes)
})

test('a file that cannot be read is refused with the place in it', () => {
  const why = (text: string) => {
    const outcome = readImport([file('x', text)], ground)
    return outcome.ok ? undefined : outcome.why
  }
  expect(why('{"a": 1,\n}')).toBe('No es JSON válido: línea 2, columna 1.')
  expect(why('uno;dos\n1;2\n')).toContain('«nombre»')
  expect(why('')).toBe('El archivo está vacío.')
})
