import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { BLACK, WHITE, toHex } from '#domain/color/rgb.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import { tableCodesText } from '#messages/table-codes.ts'
import { themeCss } from '#theme/css.ts'
import { globalCss } from '#theme/global-css.ts'
import { resolveTheme } from '#theme/resolve.ts'

/** A card to cut out: the venue's name and the code of one table, as SVG. */
export type TableCard = { venue: string; svg: string }

/** @units cards on a sheet of A4, in two columns */
const PER_SHEET = 6

const PAPER = toHex(WHITE)

/** Sizes in millimetres, since the print is cut. */
const css = [
  '@page{size:A4;margin:0}',
  'body{background:var(--muted);color:var(--on-muted);font-family:var(--font),system-ui,sans-serif}',
  'header{max-width:210mm;margin:0 auto;padding:24px 16px;display:grid;gap:8px}',
  `.sheet{width:210mm;height:297mm;margin:0 auto 24px;padding:10mm;background:${PAPER};color:${toHex(BLACK)};display:grid;grid-template:repeat(3,1fr)/repeat(2,1fr)}`,
  '.card{border:dashed;border-width:0 .2mm .2mm 0;display:grid;grid-template-rows:auto 1fr auto;justify-items:center;min-width:0}',
  '.card:nth-child(-n+2){border-top-width:.2mm}.card:nth-child(odd){border-left-width:.2mm}',
  '.venue{justify-self:stretch;margin:4mm 4mm 0;padding:2mm 4mm;border-radius:2mm;background:var(--main);color:var(--on-main);font-size:5mm;font-weight:700;line-height:1.2;text-align:center;overflow-wrap:anywhere}',
  '.card svg{height:64mm;width:auto;align-self:center}',
  '.scan{margin:0 4mm 4mm;font-size:4mm;line-height:1.2;text-align:center}',
  '*{print-color-adjust:exact;-webkit-print-color-adjust:exact}',
  `@media print{header{display:none}body{background:${PAPER}}.sheet{margin:0;break-after:page}.sheet:last-child{break-after:auto}}`,
].join('')

/** All codes of a brand on A4 sheets with cutting lines, in its light colours; self-contained. */
export function printPage(name: string, colorConfig: unknown, cards: readonly TableCard[]): string {
  const title = escapeHtml(tableCodesText('title', { name }))
  const sheets = Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, at) =>
    cards.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
  )
  return [
    '<!doctype html>',
    `<html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${themeCss(resolveTheme(colorConfig), { colorModeType: 'LIGHT' })}${globalCss}${css}</style></head><body>`,
    `<header><h1>${title}</h1><p>${tableCodesText('print')}</p></header><main>`,
    ...sheets.map((sheet) => `<div class="sheet">${sheet.map(cardHtml).join('')}</div>`),
    '</main></body></html>\n',
  ].join('\n')
}

const cardHtml = ({ venue, svg }: TableCard): string =>
  `<div class="card"><p class="venue">${escapeHtml(venue)}</p>${svg}<p class="scan">${tableCodesText('scan')}</p></div>`
