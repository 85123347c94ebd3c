import { strToU8, zipSync } from 'fflate'

import { escapeHtml } from '#domain/documents/escape-html.ts'

/** A sheet whose first row holds the headings. */
export type Sheet = {
  name: string
  rows: readonly (readonly (string | number)[])[]
  /** columns of amounts with their decimals, from 0 */
  decimals: ReadonlyMap<number, number>
}

/** An archive holds a time for each file; always the same, so that the same sheet gives the same bytes. */
const FIXED_TIME = '1980-01-01T00:00:00'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Number formats below are built in. @source ECMA-376 part 1, 18.8.30 */
const FIRST_FORMAT = 164
/** Width of a column, in characters: to its longest cell, but no wider than a screen bears. */
const WIDTH = { min: 8, max: 48 }

/**
 * A workbook of one sheet. Texts are written as such, whatever they look like; the headings are bold and stay in view.
 *
 * @returns bytes of an .xlsx file
 * @errors none
 * @source ECMA-376 part 1, 18.2 (workbook), 18.3 (sheets), 18.8 (styles)
 */
export function writeXlsx(sheet: Sheet): Uint8Array {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles([...sheet.decimals.values()]),
    'xl/worksheets/sheet1.xml': worksheet(sheet),
  }
  const packed = Object.entries(files).map(([path, xml]) => [path, strToU8(HEAD + xml)] as const)
  return zipSync(Object.fromEntries(packed), { mtime: FIXED_TIME })
}

/** Styles of cells: 0 as it is, 1 headings, then one for each column of amounts. */
function styles(decimals: readonly number[]): string {
  const formats = decimals.map((count, index) => {
    const code = count === 0 ? '#,##0' : `#,##0.${'0'.repeat(count)}`
    return `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${code}"/>`
  })
  const numFmts = formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : ''
  const cells = decimals.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  return `<styleSheet xmlns="${MAIN}">${numFmts}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${2 + cells.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

function worksheet({ rows, decimals }: Sheet): string {
  const [headings = []] = rows
  const columns = headings.map((_, column) => {
    const longest = Math.max(...rows.map((cells) => String(cells[column] ?? '').length))
    const width = Math.min(WIDTH.max, Math.max(WIDTH.min, longest + 2))
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`
  })
  const styled = new Map([...decimals.keys()].map((column, index) => [column, index + 2]))
  const written = rows.map((cells, row) => {
    const inner = cells.map((value, column) =>
      cell(value, `${letters(column)}${row + 1}`, row === 0 ? 1 : (styled.get(column) ?? 0)),
    )
    return `<row r="${row + 1}">${inner.join('')}</row>`
  })
  const last = `${letters(Math.max(0, headings.length - 1))}${rows.length}`
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${written.join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`
}

function cell(value: string | number, place: string, style: number): string {
  if (value === '') return ''
  const styled = style === 0 ? '' : ` s="${style}"`
  return typeof value === 'number'
    ? `<c r="${place}"${styled}><v>${value}</v></c>`
    : `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

/** A column as spreadsheets call it: A to Z, then AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}

/** What XML cannot hold is written as `_x000D_`, and what looks like that as such. @source ECMA-376 part 1, 22.9.2.19 */
const escaped = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu,
      (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
