import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { SourceInvalid } from '../reading/source-invalid.ts'
import { importTable } from '../table/import-table.ts'
import { readXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

const SHEET = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Agotado</t></is></c><c r="D1" t="str"><v>Alta</v></c></row>
<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>0.30000000000000004</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" s="1"><v>46112</v></c></row>
<row r="4"><c r="A4" t="inlineStr"><is><t>Flan</t></is></c><c r="B4"><f>B3*100</f><v>30</v></c><c r="D4"/></row>
<row r="5"><c r="A5"/></row>
</sheetData></worksheet>`

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const workbook = (more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': '<Types/>',
        '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        'xl/workbook.xml':
          '<workbook xmlns:r="x"><sheets><sheet name="Vacía" sheetId="1" r:id="rId1"/><sheet name="Menú &amp; más" sheetId="2" r:id="rId2"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
        'xl/worksheets/sheet2.xml': SHEET,
        'xl/sharedStrings.xml':
          '<sst><si><t>Nombre</t></si><si><r><t>Pre</t></r><r><t xml:space="preserve">cio</t></r></si><si><t>Arroz &lt;chaufa&gt;_x000D_</t></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
        ...more,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  )

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

/** 66 MB of nothing. */
const BOMB = zipSync({ 'xl/workbook.xml': new Uint8Array(66 * 1024 * 1024) }, { level: 1 })

const codeOf = async (bytes: Uint8Array) => {
  try {
    await readXlsx(bytes)
  } catch (error) {
    return error instanceof SourceInvalid ? error.code : error
  }
  return undefined
}

describe('readXlsx', () => {
  test('texts, numbers, truth values, dates and formulas of the first sheet with data', async () => {
    const table = await readXlsx(workbook())
    expect(table.rows).toEqual([
      ['Nombre', 'Precio', 'Agotado', 'Alta'],
      ['Arroz <chaufa>\r', 0.30000000000000004, true, '2026-03-31'],
      ['Flan', 30, '', ''],
    ])
    expect(table.lines).toEqual([1, 3, 4])
    expect([...(table.formulas ?? [])]).toEqual(['2,1'])
    expect(table.otherSheets).toEqual(['Vacía'])
  })

  test('a workbook becomes a menu: binary fractions are the price that was shown', async () => {
    const { files, notes } = importTable(await readXlsx(workbook()), { money: COUNTRIES.AR })
    expect(files.menu?.categories[0]?.plates).toEqual([
      {
        id: 'arroz-chaufa',
        name: 'Arroz <chaufa>',
        sizes: [{ id: 'unica', name: 'Única', price: 30 }],
        soldOut: true,
      },
      { id: 'flan', name: 'Flan', sizes: [{ id: 'unica', name: 'Única', price: 3000 }], soldOut: false },
    ])
    expect(notes.map(({ code, path }) => `${code} ${path}`)).toEqual(
      expect.arrayContaining([
        'unknown-column fila 3, columna Alta',
        'formula fila 4, columna Precio',
        'other-sheet hoja Vacía',
      ]),
    )
  })

  test('a sheet that is a chart is passed over and named', async () => {
    const { rows, otherSheets } = await readXlsx(
      workbook({
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/chartsheet" Target="chartsheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      }),
    )
    expect(rows).toHaveLength(3)
    expect(otherSheets).toEqual(['Vacía'])
  })

  test('a hidden sheet is read only where no other holds anything', async () => {
    const hidden = (second: string) =>
      workbook({
        'xl/workbook.xml': `<workbook xmlns:r="x"><sheets><sheet name="Listas" sheetId="1" state="hidden" r:id="rId2"/><sheet name="Menú" sheetId="2" r:id="rId1"/></sheets></workbook>`,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${second}</sheetData></worksheet>`,
      })
    const shown = await readXlsx(hidden('<row r="1"><c r="A1"><v>7</v></c></row>'))
    expect([shown.rows, shown.otherSheets]).toEqual([[[7]], ['Listas']])
    const alone = await readXlsx(hidden(''))
    expect([alone.rows.length, alone.otherSheets]).toEqual([3, ['Menú']])
  })

  test('headings over two rows make no plates of the second', async () => {
    const { files } = importTable(
      await readXlsx(
        workbook({
          'xl/worksheets/sheet2.xml': `<worksheet><sheetData>
          <row r="1">${cell('A1', 'Categoría')}${cell('B1', 'Producto')}${cell('C1', 'Precio')}</row>
          <row r="2">${cell('C2', 'Chica')}${cell('D2', 'Grande')}</row>
          <row r="3">${cell('A3', 'Pizzas')}${cell('B3', 'Muzzarella')}<c r="C3"><v>7</v></c></row></sheetData>
          <mergeCells count="3"><mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/><mergeCell ref="C1:D1"/></mergeCells></worksheet>`,
        }),
      ),
      { money: COUNTRIES.AR },
    )
    expect(files.menu?.categories).toMatchObject([{ name: 'Pizzas', plates: [{ name: 'Muzzarella' }] }])
  })

  test('a sheet of instructions gives way to the menu; what is merged over rows stands in each', async () => {
    const table = await readXlsx(
      workbook({
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'Instrucciones')}</row></sheetData></worksheet>`,
        'xl/worksheets/sheet2.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'Carta')}</row>
          <row r="2">${['Plato', 'Tamaño', 'Precio'].map((text, at) => cell(`${'ABC'[at]}2`, text)).join('')}</row>
          <row r="3">${cell('A3', 'Muzzarella')}${cell('B3', 'Chica')}<c r="C3"><v>7</v></c></row>
          <row r="4"><c r="A4"/>${cell('B4', 'Grande')}<c r="C4"><v>9</v></c></row></sheetData>
          <mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A3:A4"/></mergeCells></worksheet>`,
      }),
    )
    expect(table.otherSheets).toEqual(['Vacía'])
    const { files } = importTable(table, { money: COUNTRIES.AR })
    expect(files.menu?.categories[0]?.plates).toMatchObject([
      {
        name: 'Muzzarella',
        sizes: [
          { name: 'Chica', price: 700 },
          { name: 'Grande', price: 900 },
        ],
      },
    ])
  })

  test('a cell far from all others is refused in words of ours', async () => {
    const far = workbook({
      'xl/worksheets/sheet2.xml':
        '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="GR1048576"><v>1</v></c></row></sheetData></worksheet>',
    })
    await expect(readXlsx(far)).rejects.toThrow(
      'El archivo .xlsx está dañado, no lo es o tiene celdas muy lejos de la tabla.',
    )
  })

  test('an archive whose sizes stand behind its files', async () => {
    const pieces: Uint8Array<ArrayBuffer>[] = []
    const zip = new Zip((_, piece) => pieces.push(piece))
    for (const [name, content] of Object.entries(unzipSync(workbook()))) {
      const file = new ZipDeflate(name)
      zip.add(file)
      file.push(content, true)
    }
    zip.end()
    const streamed = new Uint8Array(await new Blob(pieces).arrayBuffer())
    expect(await readXlsx(streamed)).toEqual(await readXlsx(workbook()))
  })

  test('a cell whose formula failed is named and not read: no plate is called #N/A', async () => {
    const sheet = SHEET.replace(
      '<c r="A4" t="inlineStr"><is><t>Flan</t></is></c>',
      '<c r="A4" t="e"><f>VLOOKUP(1,Z1:Z2,1)</f><v>#N/A</v></c>',
    )
    const table = await readXlsx(workbook({ 'xl/worksheets/sheet2.xml': sheet }))
    const { files, notes } = importTable(table, { money: COUNTRIES.AR })
    expect(files.menu?.categories.flatMap(({ plates }) => plates.map(({ name }) => name))).toEqual([
      'Arroz <chaufa>',
    ])
    expect(notes.map(({ code, path, what }) => `${code} ${path} ${what}`)).toEqual(
      expect.arrayContaining(['cell-error fila 4, columna Nombre #N/A', 'no-name fila 4 ']),
    )
  })

  test('a formula that no program has calculated is named and not taken for an empty cell', async () => {
    const sheet = SHEET.replace('<f>B3*100</f><v>30</v>', '<f>B3*100</f><v/>').replace(
      '<c r="D4"/>',
      '<c r="D4" t="str"><f>""</f><v></v></c>',
    )
    const { notes } = importTable(await readXlsx(workbook({ 'xl/worksheets/sheet2.xml': sheet })), {
      money: COUNTRIES.AR,
    })
    expect(
      notes.filter(({ code }) => code.startsWith('formula')).map(({ code, path }) => [code, path]),
    ).toEqual([['formula-unread', 'fila 4, columna Precio']])
  })

  test('what we write is read back: texts that look like formulas, escapes, or cannot stand in XML', async () => {
    const rows = [
      ['a', '_x0041_', ' b '],
      ['=1+1', '+5', 12.5],
      ['\u0001\r\n\t', '\uFFFE', 0.1],
    ]
    const write = () => writeXlsx({ name: 'Menú', rows, decimals: new Map([[2, 2]]) })
    const bytes = await write()
    const { rows: again, formulas } = await readXlsx(bytes)
    expect([again, [...(formulas ?? [])]]).toEqual([rows, []])
    expect(await write()).toEqual(bytes)
    const styles = strFromU8(unzipSync(bytes)['xl/styles.xml'] ?? new Uint8Array())
    const [plain, heading] = styles.match(/<font>.*?<\/font>/g) ?? []
    expect(heading).toBe(plain?.replace('<font>', '<font><b/>'))
  })

  test('archives that are none, are cut off, or grow without end are refused', async () => {
    expect(await codeOf(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe('bad-archive')
    expect(await codeOf(workbook().slice(0, 300))).toBe('bad-archive')
    expect(await codeOf(zipSync({ 'a.txt': strToU8('x') }))).toBe('bad-archive')
    expect(await codeOf(workbook({ 'xl/worksheets/sheet2.xml': '<a/>' }))).toBe('no-sheet')
    expect(BOMB.length).toBeLessThan(200_000)
    expect(await codeOf(BOMB)).toBe('archive-too-large')
  })

  test('an archive that lies about its sizes fills no memory', async () => {
    const bomb = BOMB.slice()
    const view = new DataView(bomb.buffer)
    for (let at = 0; at < bomb.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true)
    }
    expect(await codeOf(bomb)).toBe('archive-too-large')
  })

  test('any bytes give a table or a fault of ours', async () => {
    const whole = workbook()
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const broken = whole.slice()
        broken[at] = byte
        const code = await codeOf(broken)
        expect(['string', 'undefined']).toContain(typeof code)
      }),
    )
  })
})
