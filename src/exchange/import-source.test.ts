import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { importSource } from './import-source.ts'
import { parseSource } from './parse-source.ts'
import { SourceInvalid } from './reading/source-invalid.ts'

const menu: MenuFile = {
  $schema: '../../schemas/tenant/menu.schema.json',
  categories: [
    {
      id: 'sopas',
      name: 'Sopas',
      plates: [{ id: 'locro', name: 'Locro', sizes: [{ id: 'unica', name: 'Única', price: 350 }] }],
    },
  ],
}
const importText = async (text: string, keep = false) =>
  importSource(await parseSource(new TextEncoder().encode(text)), { money: COUNTRIES.EC, menu, keep })

/** Why a source is refused. */
async function refusal(source: string | object, keep = false): Promise<string | undefined> {
  try {
    await importText(typeof source === 'string' ? source : JSON.stringify(source), keep)
    return undefined
  } catch (error) {
    return error instanceof SourceInvalid && error.code === 'no-plates' ? error.message : undefined
  }
}

describe('a source without a plate is refused: it would empty the menu', () => {
  test.each<[string, string | object, string]>([
    ['JSON-LD', { '@type': 'Menu', name: 'Carta' }, 'Se leyó: @type Menu, name. Se espera un MenuItem'],
    [
      'a web page',
      '<script type="application/ld+json">{"@type":"Bakery"}</script>',
      'Se leyó: @type Bakery.',
    ],
    ['a table', 'Nombre;Precio\n', 'Se leyó: 0 filas debajo de los títulos. Se espera un plato por fila'],
    ['a table of categories', 'Tipo;Nombre\ncategoría;Sopas\n', 'Se leyó: 1 fila debajo de los títulos.'],
    [
      'Square',
      { objects: [{ type: 'TAX', id: 'T', tax_data: { name: 'IVA' } }] },
      'Se espera un objeto ITEM',
    ],
    ['Uber Eats', { menus: [], categories: [], items: [] }, 'Se espera cada plato en items'],
  ])('%s', async (_, source, message) => {
    expect(await refusal(source)).toContain('No se encontró ningún plato y no se importó nada. ')
    expect(await refusal(source)).toContain(message)
    expect(await refusal(source, true)).toContain(message)
  })

  test('the first thing that went wrong is told', async () => {
    expect(await refusal({ '@type': 'Menu', hasMenuItem: { '@type': 'MenuItem' } })).toMatch(
      /Primer problema, en \$\.hasMenuItem: No tiene nombre, así que no se importó\.$/,
    )
  })

  test('one plate is enough', async () => {
    expect(await refusal('Nombre;Precio\nSopa;3\n')).toBeUndefined()
  })
})

test('JSON-LD may write its keys with a prefix; one that is there twice is told', async () => {
  const { files, notes } = await importText(
    JSON.stringify({
      'schema:hasMenuSection': {
        'https://schema.org/name': 'Sopas',
        'schema:hasMenuItem': {
          name: 'Sopa',
          'schema:name': 'Soup',
          'https://schema.org/name': 'Suppe',
          'schema:offers': { 'schema:price': '3.00' },
        },
      },
    }),
  )
  expect(files.menu?.categories).toMatchObject([
    { name: 'Sopas', plates: [{ name: 'Sopa', sizes: [{ price: 300 }] }] },
  ])
  expect(notes.map(({ code, path, what }) => [code, path, what])).toEqual([
    ['not-placed', '$.hasMenuSection.hasMenuItem["schema:name"]', 'Soup'],
    ['not-placed', '$.hasMenuSection.hasMenuItem["https://schema.org/name"]', 'Suppe'],
  ])
})
