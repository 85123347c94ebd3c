// Longer than 300 lines: what a table may hold, read with one helper and written back.
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { isMenuFile } from '#generated/validators/menu-file.js'
import type { ImportContext } from '../import-result.ts'
import { decodeText } from '../reading/decode-text.ts'
import { SourceInvalid } from '../reading/source-invalid.ts'
import { parseDelimited } from './delimited.ts'
import { exportTable } from './export-table.ts'
import { importTable } from './import-table.ts'

const argentina: ImportContext = { money: COUNTRIES.AR }

function read(csv: string, context: ImportContext = argentina) {
  const imported = importTable(parseDelimited(csv), context)
  expect(isMenuFile(imported.files.menu)).toBe(true)
  const categories = imported.files.menu?.categories ?? []
  return {
    ...imported,
    menu: imported.files.menu,
    plates: categories.flatMap(({ plates }) => plates),
    codes: imported.notes.flatMap(({ code, paths }) => paths.map((path) => `${code} ${path}`)),
  }
}
const withoutMark = (csv: string) => csv.slice(1)

describe('importTable', () => {
  test('a plain table: category, name, price', () => {
    const { menu, codes, plates } = read(
      'Categoría;Nombre;Descripción;Precio\nPizzas;Muzzarella;"Con ""mucho"" queso; y más";$ 12.400,50\nPizzas;Fugazza;;9900',
    )
    expect(menu?.categories.map(({ id, name, plates: own }) => [id, name, own.length])).toEqual([
      ['pizzas', 'Pizzas', 2],
    ])
    expect(plates[0]).toEqual({
      id: 'muzzarella',
      name: 'Muzzarella',
      description: 'Con "mucho" queso; y más',
      sizes: [{ id: 'unica', name: 'Única', price: 1_240_050 }],
    })
    expect(plates.map(({ sizes }) => sizes[0]?.price)).toEqual([1_240_050, 990_000])
    expect(codes).toEqual([])
  })

  test('titles above the headings, and categories that stand once above their plates', () => {
    const { menu, codes } = read(
      'Bodegón Ñandú;;\nVigente desde noviembre;;\n;;\nRubro;Producto;Precio de venta\n;Pan;500\n' +
        'Entradas;Empanada;1.200,00\n;Provoleta;4.500,50\nPIZZAS;;\n;Muzzarella;8.900',
    )
    expect(menu?.categories.map(({ name, plates }) => [name, plates.map((plate) => plate.name)])).toEqual([
      ['Entradas', ['Empanada', 'Provoleta']],
      ['PIZZAS', ['Muzzarella']],
      ['Otros', ['Pan']],
    ])
    expect(codes).toEqual([
      'not-placed fila 1',
      'not-placed fila 2',
      'no-category fila 5',
      'category-above fila 7',
      'category-above fila 9',
    ])
  })

  test('a title without plates is named', () => {
    const { codes } = read('Rubro;Producto;Precio\nCARTA;;\nPizzas;;\n;Muzzarella;8\nPostres;;')
    expect(codes).toEqual(['category-above fila 4', 'no-name fila 2', 'no-name fila 5'])
  })

  test('a size of a plate known by its id stays with it, whatever is above', () => {
    const { menu, codes } = read(
      'id;categoría;nombre;tamaño;precio\na;Pizzas;Muzza;Chica;1\nb;Pastas;Ravioles;;2\na;;Muzza;Grande;3',
    )
    expect(menu?.categories.map(({ plates }) => plates.map(({ sizes }) => sizes.length))).toEqual([[2], [1]])
    expect(codes).toEqual([])
  })

  test('a list of categories on top heads no plates', () => {
    const { menu } = read(
      'tipo;nombre;categoría;precio\ncategoría;Pizzas;;\ncategoría;Postres;;\nplato;Pan;;1\nplato;Flan;Postres;2',
    )
    expect(menu?.categories.map(({ name, plates }) => [name, plates.map((plate) => plate.name)])).toEqual([
      ['Pizzas', []],
      ['Postres', ['Flan']],
      ['Otros', ['Pan']],
    ])
  })

  test('a title that is a word for names gives way to headings below; alone it is the heading', () => {
    const { menu } = read('Item;;\nRubro;Nombre;Precio\nPizzas;Muzzarella;500')
    expect(menu?.categories).toMatchObject([{ name: 'Pizzas', plates: [{ name: 'Muzzarella' }] }])
    expect(read('Item\nMuzzarella').plates).toMatchObject([{ name: 'Muzzarella' }])
  })

  test('a category’s own row is above the plates that follow', () => {
    const { plates, menu } = read(
      'tipo;nombre;categoría;precio\nplato;Agua;Bebidas;1\ncategoría;Postres;;\nplato;Flan;;2',
    )
    expect(plates.map(({ name }) => name)).toEqual(['Flan', 'Agua'])
    expect(menu?.categories[0]).toMatchObject({ name: 'Postres', plates: [{ name: 'Flan' }] })
    const { notes } = read('tipo;id;nombre;precio\ncategoría;po-1;Postres;\nplato;;Flan;2')
    expect(notes).toMatchObject([{ code: 'category-above', what: 'Postres' }])
  })

  test('a library as Square’s dashboard writes it: its category for reports, what is hidden or archived', () => {
    const { menu, plates } = read(
      'Token,Item Name,Variation Name,Categories,Reporting Category,Square Online Item Visibility,Price,Archived\n' +
        'a,Latte,Chico,"Café, Desayuno",Café,visible,3.50,N\na,Latte,Grande,"Café, Desayuno",Café,visible,4.50,N\n' +
        'b,Medialuna,Regular,Panadería,Panadería,hidden,1.20,N\nc,Viejo,Regular,Panadería,Panadería,visible,1.00,Y',
    )
    expect(menu?.categories.map(({ name }) => name)).toEqual(['Café', 'Panadería'])
    expect(plates.map(({ name, visible, soldOut }) => [name, visible, soldOut])).toEqual([
      ['Latte', true, undefined],
      ['Medialuna', false, undefined],
      ['Viejo', false, undefined],
    ])
  })

  test('only under visible do visible and unavailable mean yes and no', () => {
    const { plates, codes } = read(
      'nombre;precio;visible;out of stock\nA;1;unavailable;unavailable\nB;1;visible;visible',
    )
    expect(plates.map(({ visible }) => visible)).toEqual([false, true])
    expect(codes.filter((code) => code.startsWith('unknown-value'))).toEqual([
      'unknown-value fila 2, columna out of stock',
      'unknown-value fila 3, columna out of stock',
    ])
  })

  test('a choice that is archived is not shown', () => {
    const { menu } = read(
      'tipo;nombre;opciones;precio;archivado\nopción;Ají;Salsas;1;sí\nopción;Ajo;Salsas;1;no\nplato;Té;Salsas;5;',
    )
    expect(menu?.garnishGroups?.[0]?.garnishes.map(({ visible }) => visible)).toEqual([false, true])
  })

  test('rows of one plate are its sizes; English headings; dots before decimals, commas between thousands', () => {
    const { plates, codes, notes } = read(
      'Item Name,Variation Name,Price,SKU\nLatte,Chico,"1,250.50",L-1\nLatte,Grande,"1,500",L-2\nLatte,Grande,"1,600",L-3',
    )
    expect(plates).toHaveLength(1)
    expect(plates[0]?.sizes).toEqual([
      { id: 'chico', name: 'Chico', price: 125_050 },
      { id: 'grande', name: 'Grande', price: 150_000 },
    ])
    expect(codes).toContain('duplicate fila 4')
    expect(notes.find(({ code }) => code === 'duplicate')?.what).toBe('Grande · 1,600 · L-3 · Latte')
  })

  test.each([
    ['PE', 'S/. 25,S/. 25.00,"S/. 1,250.00",S/ 8.50', [2500, 2500, 125_000, 850]],
    ['BO', 'Bs. 25;Bs. 8,50;25 Bs.', [2500, 850, 2500]],
    ['VE', 'Bs 25;Bs. 8,50;Bs.12', [2500, 850, 1200]],
    ['AR', '$12.400.-;$ 9.900,-;$ 1.500', [1_240_000, 990_000, 150_000]],
  ] as const)(
    'the dot of an abbreviated currency and the dashes of no cents: %s',
    (country, cells, prices) => {
      const separator = cells.includes(';') ? ';' : ','
      const rows = cells.match(new RegExp(`"[^"]*"|[^${separator}]+`, 'g'))
      const csv = [`nombre${separator}precio`, ...(rows ?? []).map((one, at) => `${at}${separator}${one}`)]
      const { plates, codes } = read(csv.join('\n'), { money: COUNTRIES[country] })
      expect(plates.map(({ sizes }) => sizes[0]?.price)).toEqual(prices)
      expect(codes.filter((code) => code.startsWith('bad-price'))).toEqual([])
    },
  )

  test('a price that may be a thousand times too cheap is not used, and its plate stays hidden', () => {
    const { plates, codes } = read(
      'nombre;precio\nMuzzarella;12.400\nFugazza;9.900\nNapolitana;11.500\nAgua;1.5\nFlan;1,250.50',
    )
    expect(plates.map(({ sizes, visible }) => [sizes[0]?.price, visible])).toEqual([
      [0, false],
      [0, false],
      [0, false],
      [150, undefined],
      [125_050, undefined],
    ])
    expect(codes.filter((code) => code.startsWith('unsure'))).toEqual([
      'unsure-price fila 2, columna precio',
      'unsure-price fila 3, columna precio',
      'unsure-price fila 4, columna precio',
    ])
    const thousands = read('nombre;precio\nMuzzarella;12.400\nAgua;1,5')
    expect(thousands.plates.map(({ sizes }) => sizes[0]?.price)).toEqual([1_240_000, 150])
    expect(thousands.codes.filter((code) => code.startsWith('unsure'))).toEqual([])
  })

  test('a tax like 0.21 may be 21 % as a spreadsheet keeps it: with its sign alone it is used', () => {
    const { plates, codes } = read(
      'nombre;precio;porcentaje de impuesto\nTé;100;0.21\nMate;100;0,5 %\nCafé;100;21\nAgua;100;0',
    )
    expect(plates.map(({ taxRate }) => taxRate)).toEqual([undefined, 0.5, 21, 0])
    expect(codes).toContain('unknown-value fila 2, columna porcentaje de impuesto')
  })

  test('each label without its colours is told, each code that plates share, each row that says the same again', () => {
    const { menu, notes } = read(
      'tipo;nombre;precio;sku\netiqueta;Nuevo;;\netiqueta;Viejo;;\nplato;Té;100;A-1\nplato;Mate;200;A-1\n' +
        'plato;Café;300;A-2\nplato;Leche;400;A-2\nplato;Agua;5;\nplato;Agua;6;\nplato;Agua;7;',
    )
    expect(menu?.indicators).toBeUndefined()
    const told = ['tag-colors', 'shared-code', 'duplicate']
    expect(
      notes.flatMap(({ code, paths, what }) =>
        told.includes(code) ? [`${code} ${paths.join()} ${what}`] : [],
      ),
    ).toEqual([
      'duplicate fila 9 6 · Agua',
      'duplicate fila 10 7 · Agua',
      'shared-code fila 5 A-1 · Mate',
      'shared-code fila 7 A-2 · Leche',
      'tag-colors fila 2 Nuevo',
      'tag-colors fila 3 Viejo',
    ])
  })

  test('a label whose name has no letters gets an id all the same', () => {
    const { menu } = read(
      'tipo;nombre;precio;color de fondo;color de texto\netiqueta;★;;#ffffff;#000000\nplato;Té;1;;',
    )
    expect(menu?.indicators).toMatchObject([{ id: 'etiqueta-1', showName: '★' }])
  })

  test('what cannot be placed is named by row and column', () => {
    const { codes, plates } = read(
      'nombre;precio;IVA;visible;alérgenos;dietas;imagen;etiquetas\n' +
        'A;mucho;21%;quizás;gluten, polvo;vegano, paleo;https://x.example/a.jpg;nuevo;de más\n' +
        'B;1;;no;ninguno;;foto.bmp;raro\n;1',
      { ...argentina, indicators: new Set(['nuevo']), assets: new Set() },
    )
    expect(codes).toEqual(
      expect.arrayContaining([
        'bad-price fila 2, columna precio',
        'no-price fila 2',
        'unknown-column fila 2, columna IVA',
        'extra-cells fila 2, columna columna 9',
        'unknown-value fila 2, columna visible',
        'unknown-value fila 2, columna alérgenos',
        'diet-not-mapped fila 2, columna dietas',
        'picture-link fila 2, columna imagen',
        'picture-missing fila 3, columna imagen',
        'unknown-tag fila 3, columna etiquetas',
        'no-name fila 4',
      ]),
    )
    expect(plates[0]).toMatchObject({ visible: false, diets: ['VEGAN'], indicators: ['nuevo'] })
    expect(plates[0]?.allergens).toBeUndefined()
    expect(plates[1]?.allergens).toEqual([])
  })

  test('choices: a group row, or choices that name a group', () => {
    const { menu } = read(
      'tipo;nombre;opciones;precio;mínimo;máximo;obligatorio;se repite\n' +
        'grupo;Salsas;;;0;2;no;\nopción;Ají;Salsas;\nopción;Ajo;Salsas;100\nopción;Pan;Extras;50\nplato;Empanada;Salsas, Extras;900',
    )
    expect(menu?.garnishGroups).toMatchObject([
      { id: 'salsas', name: 'Salsas', mandatory: false, multipleSelection: true, maxGarnishAmount: 2 },
      { id: 'extras', name: 'Extras', multipleSelection: false, maxGarnishAmount: 1 },
    ])
    expect(menu?.categories[0]?.plates[0]?.garnishGroups).toEqual(['salsas', 'extras'])
  })

  test('groups without an id are the tenant’s own of that name, with its id and its limits', () => {
    const limits = { mandatory: true, multipleSelection: true, minGarnishAmount: 2, maxGarnishAmount: 4 }
    const menu = {
      $schema: '',
      garnishGroups: [
        {
          id: 'g-7',
          name: 'Salsas',
          ...limits,
          garnishes: [{ id: 'aji', name: 'Ají', price: 0, visible: true }],
        },
        {
          id: 'g-8',
          name: 'Panes',
          ...limits,
          garnishes: [{ id: 'pan', name: 'Pan', price: 0, visible: true }],
        },
      ],
      categories: [],
    }
    const choices = 'opción;Ají;Salsas;100\nopción;Pan;g-8;50\nplato;Empanada;Salsas, g-8;900'
    for (const declared of ['', 'grupo;Salsas;;\n']) {
      const csv = `tipo;nombre;opciones;precio\n${declared}${choices}`
      const first = read(csv, { ...argentina, menu })
      expect(first.menu?.garnishGroups).toMatchObject([
        { id: 'g-7', name: 'Salsas', ...limits, garnishes: [{ id: 'aji', price: 10_000 }] },
        { id: 'g-8', name: 'Panes', ...limits, garnishes: [{ id: 'pan', price: 5_000 }] },
      ])
      expect(first.plates[0]?.garnishGroups).toEqual(['g-7', 'g-8'])
      expect(first.codes.filter((code) => !code.startsWith('no-category'))).toEqual([])
      const { menu: again } = read(csv, { ...argentina, ...(first.menu && { menu: first.menu }) })
      expect(again).toEqual(first.menu)
    }
  })

  test('a later table updates by article number, and keeps what it does not speak of', () => {
    const { menu } = read('nombre;precio;sku\nFlan;100;F-1')
    const own = structuredClone(menu)
    Object.assign(own?.categories[0]?.plates[0] ?? {}, { allergens: ['EGGS'], image: 'flan.webp' })
    const { plates } = read('nombre;precio;sku\nFlan casero;120;F-1', {
      ...argentina,
      ...(own && { menu: own }),
    })
    expect(plates).toEqual([
      {
        id: 'flan',
        name: 'Flan casero',
        sizes: [{ id: 'unica', name: 'Única', price: 12_000 }],
        allergens: ['EGGS'],
        image: 'flan.webp',
      },
    ])
    const kept = read('nombre;precio\nSopa;1', { ...argentina, ...(own && { menu: own }), keep: true })
    expect(kept.plates.map(({ name }) => name)).toEqual(['Sopa', 'Flan'])
  })

  test('bytes of old spreadsheets, marks, separators', () => {
    const windows = new Uint8Array(
      Array.from('nombre;precio\nÑandú – “x”;5', (char) => WINDOWS[char] ?? char.charCodeAt(0)),
    )
    expect(decodeText(windows)).toBe('nombre;precio\nÑandú – “x”;5')
    expect(decodeText(new TextEncoder().encode('\uFEFFñ'))).toBe('ñ')
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0xf1, 0x00]))).toBe('ñ')
    expect(parseDelimited('sep=|\na|b').rows).toEqual([['a', 'b']])
    expect(parseDelimited('a\tb\r\n"1\n2"\t3\r\n\r\n').rows).toEqual([
      ['a', 'b'],
      ['1\n2', '3'],
    ])
    expect(parseDelimited('a,b\n"x\ny",1\nz,2').lines).toEqual([1, 2, 4])
    expect(parseDelimited('sep=;\ra;b\r"1\r2";3\r')).toEqual({
      rows: [
        ['a', 'b'],
        ['1\n2', '3'],
      ],
      lines: [2, 3],
    })
    expect(parseDelimited('Sopa,1\r'.repeat(20_000)).rows).toHaveLength(20_000)
    // a text of one quote without end leaves room on the stack
    const endless = `"${'x\n'.repeat(4_500_000)}`
    expect(() => parseDelimited(endless)).toThrow('Hay una comilla que no se cierra desde la línea 1.')
  })

  test('a file that cannot be read says why and where', () => {
    const fault = (csv: string) => {
      try {
        read(csv)
      } catch (error) {
        return error instanceof SourceInvalid ? error.message : undefined
      }
      return undefined
    }
    expect(fault('a;b\n1;2')).toContain('«nombre»')
    expect(fault('nombre;precio\nA;"5')).toBe('Hay una comilla que no se cierra desde la línea 2.')
    expect(fault('')).toBe('El archivo está vacío.')
    expect(fault(`nombre;precio\n${'A'.repeat(100_001)};5`)).toBe(
      'La línea 2 tiene más de 100000 caracteres.',
    )
  })
})

const WINDOWS: Readonly<Record<string, number>> = { Ñ: 0xd1, ú: 0xfa, '–': 0x96, '“': 0x93, '”': 0x94 }

describe('exportTable', () => {
  test('no cell runs as a formula', () => {
    const csv = exportTable(
      {
        $schema: '',
        categories: [
          {
            id: 'c',
            name: '=HYPERLINK("x")',
            plates: [{ id: 'p', name: '+1', description: '@x', sizes: [{ id: 's', name: '-2', price: 5 }] }],
          },
        ],
      },
      COUNTRIES.AR,
    )
    const cells = parseDelimited(withoutMark(csv)).rows.flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells).toEqual(expect.arrayContaining([`'=HYPERLINK("x")`, "'+1", "'@x", "'-2", '0,05']))
  })
})
