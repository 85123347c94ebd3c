// Longer than 300 lines: one command, on the same folders and files for all its formats.
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { writeXlsx } from '#exchange/xlsx/write-xlsx.ts'
import type { MenuFile, ThemeFile } from '#generated/tenant.ts'
import { projectRoot } from '#server/project-root.ts'
import { importCommand } from '../../src/cli/import.ts'
import { editedTenants } from '../support/edited-tenants.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-sources-'))
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pictures = createServer((request, response) => {
  if (request.url === '/moved') response.writeHead(302, { location: '/sopa.png' }).end()
  else if (request.url === '/page') response.writeHead(200).end('<html>')
  else response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL)
})
let origin = ''
beforeAll(async () => {
  pictures.listen(0, '127.0.0.1')
  await once(pictures, 'listening')
  origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
})
afterAll(() => void pictures.close())

/** Ecuador pays in dollars, as most samples are priced. */
const ALIAS = 'cerrado-siempre'
const tenants = () => editedTenants({ [ALIAS]: () => undefined })

function source(name: string, content: string | Uint8Array | object): string {
  const path = join(folder, name)
  const isBytes = typeof content === 'string' || content instanceof Uint8Array
  writeFileSync(path, isBytes ? content : JSON.stringify(content))
  return path
}

async function run(
  tenantsDir: string,
  args: readonly string[],
  agrees: boolean | (() => boolean) = false,
  env: NodeJS.ProcessEnv = {},
) {
  let printed = ''
  let said = ''
  let asked = 0
  const code = await importCommand([...args, '--tenant', ALIAS], {
    env: {
      TENANTS_DIR: tenantsDir,
      IMAGES_DIR: join(projectRoot(), 'node_modules/.cache/vitrina/cli-images'),
      ...env,
    },
    print: (text) => (printed += text),
    say: (text) => (said += text),
    agrees: () => Promise.resolve(((asked += 1), typeof agrees === 'function' ? agrees() : agrees)),
  })
  return { code, printed, said, asked }
}
const fileOf = <T>(tenantsDir: string, name: string): T =>
  JSON.parse(readFileSync(join(tenantsDir, ALIAS, name), 'utf8')) as T
const platesOf = (tenantsDir: string) =>
  fileOf<MenuFile>(tenantsDir, 'menu.json').categories.flatMap(({ plates }) => plates)

describe('vitrina import', () => {
  test('shows what would change and writes nothing without a yes', async () => {
    const tenantsDir = tenants()
    const before = readFileSync(join(tenantsDir, ALIAS, 'menu.json'), 'utf8')
    const file = source('plain.csv', 'categoría;nombre;precio\nSopas;Locro;3,50\n')
    const { code, printed, asked } = await run(tenantsDir, [file])
    expect([code, asked]).toEqual([0, 1])
    expect(printed).toContain('Formato: csv')
    expect(printed).toContain('Se agrega la categoría «Sopas».')
    expect(printed).toContain('No se escribió nada. Agrega --yes')
    expect(readFileSync(join(tenantsDir, ALIAS, 'menu.json'), 'utf8')).toBe(before)
  })

  test('what somebody publishes while it asks is not written over', async () => {
    const tenantsDir = tenants()
    const file = source('meanwhile.csv', 'categoría;nombre;precio\nSopas;Locro;3,50\n')
    const path = join(tenantsDir, ALIAS, 'menu.json')
    const published = readFileSync(path, 'utf8').replace(/"price": \d+/, '"price": 4321')
    const { code, said } = await run(tenantsDir, [file], () => {
      writeFileSync(path, published)
      return true
    })
    expect([code, said]).toEqual([1, expect.stringContaining('La carpeta cambió mientras tanto')])
    expect(readFileSync(path, 'utf8')).toBe(published)
  })

  test('a table: written after a yes, empty the second time', async () => {
    const tenantsDir = tenants()
    const file = source('menu.txt', 'categoría;nombre;precio;sku\nSopas;Locro;3,50;L-1\n')
    expect((await run(tenantsDir, [file], true)).printed).toContain(`Se escribió ${ALIAS}/menu.json.`)
    expect(platesOf(tenantsDir)).toMatchObject([{ id: 'locro', sizes: [{ price: 350 }] }])
    expect((await run(tenantsDir, [file, '--yes'])).printed).toContain('No cambia nada.')
  })

  test('each cell that should be looked at is named', async () => {
    const table = 'categoría,nombre,precio\nA,Sopa,5\nA,Pan,gratis\nA,Té,-2\nA,Flan,gratis\n'
    const { printed } = await run(tenants(), [source('precios.csv', table)])
    expect(printed).toContain('fila 3, columna precio; fila 5, columna precio: gratis · ')
    expect(printed).toContain('fila 4, columna precio: -2 · ')
    expect(printed).toContain('fila 3; fila 4; fila 5: Pan · No tiene un precio fijo')
  })

  test('a menu of which nothing would be seen is a question, whatever was said before', async () => {
    const tenantsDir = tenants()
    const before = readFileSync(join(tenantsDir, ALIAS, 'menu.json'), 'utf8')
    const offers = { '@type': 'Offer', price: '3', priceCurrency: 'EUR' }
    const item = { '@type': 'MenuItem', name: 'Locro', offers }
    const file = source('euros.json', { '@type': 'Menu', hasMenuItem: [item] })
    for (const args of [[file, '--yes'], [file, '--yes', '--json'], [file]]) {
      const { code, said } = await run(tenantsDir, args)
      expect([code, said]).toEqual([1, expect.stringContaining('¿Es lo que quieres?')])
    }
    expect(readFileSync(join(tenantsDir, ALIAS, 'menu.json'), 'utf8')).toBe(before)
    const agreed = await run(tenantsDir, [file, '--yes'], true)
    expect([agreed.code, agreed.asked]).toEqual([0, 1])
    expect(platesOf(tenantsDir)).toMatchObject([{ id: 'locro', visible: false }])
  })

  test('a workbook, with plates kept that it lacks', async () => {
    const tenantsDir = tenants()
    const before = platesOf(tenantsDir).length
    const rows = [
      ['nombre', 'precio'],
      ['Humita', '2.25'],
    ]
    const file = source('menu.bin', await writeXlsx({ name: 'Menú', rows, decimals: new Map() }))
    expect((await run(tenantsDir, [file, '--keep', '--yes'])).code).toBe(0)
    expect(platesOf(tenantsDir)).toHaveLength(before + 1)
  })

  test('schema.org out of a web page, with its pictures', async () => {
    const tenantsDir = tenants()
    const item = (name: string, image: string) => ({
      '@type': 'MenuItem',
      name,
      image,
      offers: { price: '4.10', priceCurrency: 'USD' },
    })
    const menu = {
      '@context': 'https://schema.org',
      '@type': 'Menu',
      hasMenuItem: [
        item('Sopa', `${origin}/moved`),
        item('Arroz', `${origin}/page`),
        item('Pan', 'http://10.0.0.1/pan.png'),
      ],
    }
    const file = source(
      'page.json',
      `<!doctype html><script type="application/ld+json">${JSON.stringify(menu)}</script>`,
    )
    const { code, said } = await run(tenantsDir, [file, '--pictures', '--yes'], false, {
      WEBHOOKS_TO_LOOPBACK: 'true',
    })
    expect(code).toBe(0)
    expect(platesOf(tenantsDir).map(({ image }) => image)).toEqual([
      'pictures/plates-sopa.png',
      undefined,
      undefined,
    ])
    expect(existsSync(join(tenantsDir, ALIAS, 'assets/pictures/plates-sopa.png'))).toBe(true)
    expect(said).toContain('no es JPEG, PNG, WebP ni AVIF')
    expect(said).toContain('http://10.0.0.1/pan.png no se descargó: no es una dirección pública')
    const closed = await run(tenants(), [file, '--pictures', '--yes'])
    expect(closed.said.match(/no es una dirección pública/g)).toHaveLength(3)
  })

  test('each picture has a file of its own, which the next import writes again', async () => {
    const tenantsDir = tenants()
    const item = (name: string) => ({
      '@type': 'MenuItem',
      name,
      image: `${origin}/sopa.png`,
      offers: { price: '4.10' },
    })
    const file = source('sections.json', {
      '@type': 'Menu',
      hasMenuSection: {
        '@type': 'MenuSection',
        name: 'Sopas',
        image: `${origin}/sopa.png`,
        hasMenuItem: [item('Sopas'), item('Locro')],
      },
    })
    const env = { WEBHOOKS_TO_LOOPBACK: 'true' }
    const assets = join(tenantsDir, ALIAS, 'assets/pictures')
    mkdirSync(assets, { recursive: true })
    const another = Buffer.concat([PIXEL, Buffer.from('of another use')])
    writeFileSync(join(assets, 'plates-locro.png'), another)
    for (const path of [file, file]) {
      expect((await run(tenantsDir, [path, '--pictures', '--yes'], false, env)).code).toBe(0)
      const { categories } = fileOf<MenuFile>(tenantsDir, 'menu.json')
      expect(categories[0]?.image).toBe('pictures/categories-sopas.png')
      expect(categories[0]?.plates.map(({ image }) => image)).toEqual([
        'pictures/plates-sopas.png',
        'pictures/plates-locro-2.png',
      ])
    }
    expect(readFileSync(join(assets, 'plates-locro.png')).equals(another)).toBe(true)
  })

  test('Square and Uber Eats, as data for programs', async () => {
    const tenantsDir = tenants()
    const square = source('a.json', {
      objects: [
        {
          type: 'ITEM',
          id: 'I1',
          item_data: {
            name: 'Té',
            variations: [
              {
                type: 'ITEM_VARIATION',
                id: 'V1',
                item_variation_data: { price_money: { amount: 120, currency: 'USD' } },
              },
            ],
          },
        },
      ],
    })
    const { printed, asked } = await run(tenantsDir, [square, '--json', '--yes'])
    expect(asked).toBe(0)
    const report = JSON.parse(printed) as {
      format: string
      written: boolean
      changes: { text: string }[]
      notes: { why: string }[]
    }
    expect(report).toMatchObject({ format: 'square', written: true })
    expect(report.changes.every(({ text }) => text.endsWith('.'))).toBe(true)
    expect(report.notes.every(({ why }) => why !== '')).toBe(true)
    expect(platesOf(tenantsDir)).toMatchObject([{ id: 'te', sizes: [{ price: 120 }] }])
    const uber = source('b.json', {
      menus: [{ id: 'm', category_ids: ['c'] }],
      categories: [
        { id: 'c', title: { translations: { es: 'Bebidas' } }, entities: [{ id: 'T', type: 'ITEM' }] },
      ],
      items: [{ id: 'T', title: { translations: { es: 'Té' } }, price_info: { price: 150 } }],
      modifier_groups: [],
    })
    const { printed: told } = await run(tenantsDir, [uber])
    expect(told).toContain('Se mueve el plato «Bebidas» · «Té»: de «Otros» a «Bebidas».')
    expect(told).toContain('de $ 1,20 a $ 1,50.')
  })

  test('design tokens: a resolver with the files beside it, and a mapping', async () => {
    const tenantsDir = tenants()
    const color = (value: string) => ({ $type: 'color', $value: value })
    source('dark.tokens.json', { brand: color('#ffcc00') })
    const file = source('brand.resolver.json', {
      version: '2025.10',
      resolutionOrder: [{ $ref: '#/modifiers/theme' }],
      modifiers: {
        theme: {
          contexts: {
            light: [{ brand: color('#aa3300'), x: color('#123456') }],
            dark: [{ $ref: './dark.tokens.json' }, { $ref: '../secret.json' }],
          },
        },
      },
    })
    const map = source('map.json', { promotionalBannerColorLight: 'x' })
    const { printed, code } = await run(tenantsDir, [file, '--map', map, '--yes'])
    expect(code).toBe(1)
    expect(printed).toContain('Cambia el color principal (claro)')
    expect(printed).toContain('El archivo que nombra no se entregó.')
    expect(fileOf<ThemeFile>(tenantsDir, 'theme.json').colorConfig).toMatchObject({
      lightMainColor: '#aa3300',
      darkMainColor: '#ffcc00',
      promotionalBannerColorLight: '#123456',
    })
  })

  test('an alias that leads nowhere is told and ends with 1; the rest is taken over', async () => {
    const tenantsDir = tenants()
    const color = (value: string) => ({ $type: 'color', $value: value })
    const tokens = (accent: string) =>
      source('alias.tokens.json', { brand: color('#aa3300'), accent: color(accent) })
    const broken = await run(tenantsDir, [tokens('{no.such}'), '--yes'])
    expect(broken.code).toBe(1)
    expect(broken.printed).toContain('$.accent')
    expect(fileOf<ThemeFile>(tenantsDir, 'theme.json').colorConfig).toMatchObject({
      lightMainColor: '#aa3300',
    })
    expect((await run(tenantsDir, [tokens('{accent}'), '--yes', '--json'])).code).toBe(1)
    expect((await run(tenantsDir, [tokens('{brand}'), '--yes'])).code).toBe(0)
  })

  test('a mapping that cannot be meant is refused, by the name of its file', async () => {
    const tenantsDir = tenants()
    const tokens = source('marca.tokens.json', { brand: { $type: 'color', $value: '#aa3300' } })
    const withMap = (content: string | object, file = tokens) =>
      run(tenantsDir, [file, '--map', source('map.json', content), '--yes'])
    await expect(withMap(['x'])).rejects.toThrow(/map\.json must hold an object/)
    await expect(withMap({ main: 7 })).rejects.toThrow(/map\.json, main: must be the path of a token/)
    await expect(withMap('{')).rejects.toThrow(/map\.json: No es JSON válido/)
    await expect(withMap({ main: 'brand' }, source('c.csv', 'nombre;precio\nA;1'))).rejects.toThrow(/--map/)
  })

  test('what the check refuses is not written', async () => {
    const tenantsDir = tenants()
    const path = join(tenantsDir, ALIAS, 'tenant.json')
    writeFileSync(
      path,
      JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), timeZone: 'Marte/Olimpo' }),
    )
    const before = readFileSync(join(tenantsDir, ALIAS, 'menu.json'), 'utf8')
    const { code, said } = await run(tenantsDir, [source('c.csv', 'nombre;precio\nA;1'), '--yes'])
    expect(code).toBe(1)
    expect(said).toContain('no se escribió nada')
    expect(readFileSync(join(tenantsDir, ALIAS, 'menu.json'), 'utf8')).toBe(before)
  })

  test('a file that cannot be read says where, and no format is guessed from its name', async () => {
    const tenantsDir = tenants()
    await expect(run(tenantsDir, [source('d.csv', '{\n  "a": [1,\n}')])).rejects.toThrow('línea 3, columna 1')
    await expect(run(tenantsDir, [source('e.json', '{"a":1}')])).rejects.toThrow('No reconocemos el formato')
    await expect(run(tenantsDir, [source('f.json', ''), '--format', 'csv'])).rejects.toThrow('está vacío')
    await expect(run(tenantsDir, [source('g.csv', 'nombre\nA'), '--format', 'square'])).rejects.toThrow(
      'csv, no square',
    )
    await expect(run(tenantsDir, [source('h.json', '['.repeat(5000))])).rejects.toThrow('200 niveles')
    await expect(run(tenantsDir, [source('i.html', '<p>hola</p>')])).rejects.toThrow('JSON-LD')
    await expect(run(tenantsDir, ['x', '--nope'])).rejects.toThrow('no option')
    await expect(run(tenantsDir, [])).rejects.toThrow('vitrina import FILE')
  })
})
