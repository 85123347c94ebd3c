import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { readImport, type ImportGround, type ReadImport } from './read-import.ts'

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
  'tenant.json': readFileSync('tenants/la-esquina/tenant.json', 'utf8'),
  'theme.json': JSON.stringify({ $schema: 'x', colorConfig: { colorModeType: 'LIGHT' } }),
  'menu.json': JSON.stringify(MENU),
}
const none: ReadonlySet<string> = new Set()
const ground: ImportGround = { base: {}, own, assets: none, textless: none, keep: false, now: 0 }
const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) })

async function read(...files: ReturnType<typeof file>[]): Promise<ReadImport> {
  const outcome = await readImport(files, ground)
  if (!outcome.ok) throw new Error(outcome.why)
  return outcome.read
}

test('a table says what it changes and what found no place, and changes the menu alone', async () => {
  const table = 'Categoría;Nombre;Precio;Salsa secreta\nPizzas;Muzzarella;12.400;sí\nPizzas;Fugazza;9.900;\n'
  const { format, changes, notes, problems, files } = await read(file('carta.csv', table))
  expect(format).toBe('csv')
  expect(changes.join('\n')).toMatch(/precio de «Muzzarella».*de \$ 9\.900.* a \$ 12\.400/)
  expect(changes.join('\n')).toContain('Se agrega el plato «Pizzas» · «Fugazza» a $ 9.900')
  expect([...notes.error, ...notes.warning, ...notes.info].join('\n')).toContain('Salsa secreta')
  expect(problems).toEqual([])
  expect(Object.keys(files)).toEqual(['menu'])
  const after = JSON.parse(files.menu ?? '') as typeof MENU
  expect(after.categories[0]?.plates.map(({ id }) => id)).toEqual(['muzza', 'fugazza'])
})

test('plates that tenant.json names and that go are told before the import is used', async () => {
  const menu = readFileSync('tenants/la-esquina/menu.json', 'utf8')
  const base = { 'menu.json': readFileSync('tenants/_base/menu.json', 'utf8') }
  const met = { ...ground, base, own: { ...own, 'menu.json': menu } }
  const source = file('carta.csv', 'Categoría;Nombre;Precio\nPizzas;Fugazza;9.900\n')
  const problems = async (keep: boolean) => {
    const outcome = await readImport([source], { ...met, keep })
    return outcome.ok ? outcome.read.problems : [outcome.why]
  }
  expect(await problems(true)).toEqual([])
  expect(await problems(false)).toContain(
    "tenant.json $.discounts[1].plates[0]: Hay 'docena-de-empanadas'; debe haber el id de un plato de menu.json.",
  )
})

test('a menu of which nothing would be seen is a question before it is used, any other is none', async () => {
  const priced = 'Categoría;Nombre;Precio\nPizzas;Fugazza;9.900\n'
  expect((await read(file('carta.csv', priced))).question).toBeUndefined()
  const hidden = 'Categoría;Nombre;Precio;Visible\nPizzas;Fugazza;9.900;no\nPizzas;Nueva;;sí\n'
  expect((await read(file('carta.csv', hidden))).question).toContain('(2 platos)')
  const tokens = { color: { brand: { primary: { $type: 'color', $value: '#003366' } } } }
  expect((await read(file('tokens.json', JSON.stringify(tokens)))).question).toBeUndefined()
})

test('what is there already changes nothing', async () => {
  const { changes, files } = await read(
    file('carta.csv', 'Categoría;Nombre;Precio\nPizzas;Muzzarella;9.900\n'),
  )
  expect(changes).toEqual([])
  expect(files).toEqual({})
})

test('design tokens change the theme alone, from a file that names another', async () => {
  const color = (hex: string) => ({ $type: 'color', $value: hex })
  const tokens = { color: { brand: { primary: color('#003366') } } }
  const alone = await read(file('tokens.json', JSON.stringify(tokens)))
  expect(alone.format).toBe('dtcg')
  expect(Object.keys(alone.files)).toEqual(['theme'])
  expect(JSON.stringify(alone.files.theme).toLowerCase()).toContain('#003366')
  expect(alone.changes.length).toBeGreaterThan(0)
  const resolver = {
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.json' }] } },
    resolutionOrder: [{ $ref: '#/sets/base' }],
  }
  const main = file('r.json', JSON.stringify(resolver))
  const several = await read(file('base.json', JSON.stringify(tokens)), main)
  expect(several.changes).toEqual(alone.changes)
  const tokensNamed = JSON.stringify(resolver).replace('base.json', 'base.tokens')
  const named = await read(file('base.tokens', JSON.stringify(tokens)), file('r.json', tokensNamed))
  expect(named.changes).toEqual(alone.changes)
})

test('of two files that a resolver names alike in two folders none is taken for the other', async () => {
  const context = (path: string) => [{ $ref: path }]
  const resolver = {
    version: '2025.10',
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
    modifiers: {
      theme: { contexts: { light: context('light/colors.json'), dark: context('dark/colors.json') } },
    },
  }
  const colors = file('colors.json', '{"brand":{"primary":{"$type":"color","$value":"#003366"}}}')
  const { changes, notes } = await read(colors, file('r.json', JSON.stringify(resolver)))
  expect(changes).toEqual([])
  expect(notes.warning).toHaveLength(1)
})

test('a file that cannot be read is refused with the place in it', async () => {
  const why = async (text: string) => {
    const outcome = await readImport([file('x', text)], ground)
    return outcome.ok ? undefined : outcome.why
  }
  expect(await why('{"a": 1,\n}')).toBe('No es JSON válido: línea 2, columna 1.')
  expect(await why('uno;dos\n1;2\n')).toContain('«nombre»')
  expect(await why('')).toBe('El archivo está vacío.')
})

const why = async (files: ReturnType<typeof file>[], met: ImportGround) => {
  const outcome = await readImport(files, met)
  return outcome.ok ? undefined : outcome.why
}
const table = file('carta.csv', 'Categoría;Nombre;Precio\nPizzas;Muzzarella;12.400\n')
const theme = file('t.json', JSON.stringify({ color: { brand: { $type: 'color', $value: '#003366' } } }))

test('a menu that is there and cannot be read is mended first: it would be lost without a word', async () => {
  const first = 'Primero corrige menu.json.'
  for (const text of ['{', '[]', '{"categories": 3}'])
    expect(await why([table], { ...ground, own: { ...own, 'menu.json': text } })).toBe(first)
  const { 'menu.json': _, ...others } = own
  expect(await why([table], { ...ground, own: others, textless: new Set(['menu.json']) })).toBe(first)
  expect(await why([table], { ...ground, own: others })).toBeUndefined()
  expect(await why([theme], { ...ground, own: { ...own, 'menu.json': '{' } })).toBeUndefined()
})

test('a menu needs a venue whose money is known, a theme does not', async () => {
  const { 'tenant.json': _, ...others } = own
  for (const met of [
    others,
    { ...others, 'tenant.json': '{' },
    { ...others, 'tenant.json': '{"country":"XX"}' },
  ]) {
    expect(await why([table], { ...ground, own: met })).toBe('Primero corrige tenant.json.')
    expect(await why([theme], { ...ground, own: met })).toBeUndefined()
  }
})

test('of several files none is left out without a word', async () => {
  const refusal = 'Elige un solo archivo, o el que nombra a los demás junto con ellos.'
  expect(await why([table, theme], ground)).toBe(refusal)
  const resolver = { resolutionOrder: [{ sources: [{ $ref: './t.json' }] }] }
  const main = file('r.json', JSON.stringify(resolver))
  expect(await why([theme, main], ground)).toBeUndefined()
  expect(await why([theme, main, table], ground)).toBe(refusal)
})

test('ids of another system are kept though nobody sees them, and pictures are told in words of the studio', async () => {
  const catalog = {
    objects: [
      {
        type: 'ITEM',
        id: 'SQ1',
        item_data: {
          name: 'Muzzarella',
          variations: [
            {
              type: 'ITEM_VARIATION',
              id: 'SQ1-V',
              item_variation_data: { name: '', price_money: { amount: 990_000, currency: 'ARS' } },
            },
          ],
        },
      },
    ],
  }
  const once = await readImport([file('square.json', JSON.stringify(catalog))], { ...ground, keep: true })
  if (!once.ok) throw new Error(once.why)
  const menu = JSON.parse(once.read.files.menu ?? '') as { externalIds?: unknown[] }
  expect(menu.externalIds).not.toEqual([])
  const forgotten = { ...own, 'menu.json': JSON.stringify({ ...menu, externalIds: undefined }) }
  const again = await readImport([file('square.json', JSON.stringify(catalog))], {
    ...ground,
    own: forgotten,
    keep: true,
  })
  if (!again.ok) throw new Error(again.why)
  expect(again.read.changes).toEqual([])
  expect(JSON.parse(again.read.files.menu ?? '{}')).toHaveProperty('externalIds')
  const { notes } = await read(
    file('c.csv', 'Categoría;Nombre;Precio;Imagen\nPizzas;Muzzarella;9.900;https://example.com/a.jpg\n'),
  )
  expect(notes.info.join('\n')).toContain('el estudio no la descarga')
  expect(notes.info.join('\n')).not.toContain('--pictures')
})
