import { escapeHtml } from '#domain/documents/escape-html.ts'

import { inlineSources } from '../http/security-headers.ts'
import { plainPage } from '../pages/plain-page.ts'
import type { Pair, ReceiptView } from './receipt-view.ts'

/** A sheet on the screen; black on white on paper, in any mode. A pair wraps if it does not fit in a line. */
const CSS =
  'main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}' +
  'header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.75rem 1.5rem}' +
  'header>div{min-width:0;overflow-wrap:anywhere}' +
  '.issuer>:first-child{font-weight:700;font-size:1.125rem}.issuer p+p,.below,small,.facts dt{color:var(--description)}' +
  'h1{font-size:1.25rem}.standing{margin-top:.375rem;padding:.125rem .5rem;border:1px solid var(--border);' +
  'border-radius:.25rem;font-weight:600}' +
  'section,footer{border-top:1px solid var(--divider);padding-top:1rem}h2{font-size:1rem;margin-bottom:.5rem}' +
  'dl{display:grid;grid-template-columns:minmax(0,1fr);gap:.375rem}' +
  'dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}' +
  'dt,dd{margin:0;min-width:0;overflow-wrap:anywhere}' +
  '.sums dt{flex:1 1 50%}.sums dd{margin-inline-start:auto;text-align:end;font-variant-numeric:tabular-nums}' +
  '.total{font-weight:700;font-size:1.125rem}.below{display:block;font-size:.875rem}' +
  'button{justify-self:start;padding:.75rem 1.5rem;min-height:44px;border:1px solid transparent;' +
  'border-radius:var(--radius-m);background:var(--button);color:var(--on-button);font-weight:600}' +
  '@media(min-width:40rem){header{flex-wrap:nowrap}.kind{flex:none;text-align:end}.facts>div{justify-content:start}.facts dt{flex:0 0 8rem}.facts dd{flex:1}}' +
  '@media print{:root{color-scheme:light}body{background:Canvas}main{max-width:none;padding:0}button{display:none}' +
  '*{color:CanvasText!important}}@page{margin:14mm}'

/** The button needs a script, so the script reveals it. */
const PRINT =
  "const b=document.querySelector('button');b.hidden=false;b.addEventListener('click',()=>print())"

/**
 * A receipt as a self-contained page, to read, print or save.
 * @returns the page and its content security policy
 */
export function receiptPage(view: ReceiptView): { html: string; policy: string } {
  const { title, number, standing, words } = view
  const lines = view.lines.map(({ label, value, below }) => pair([label, value], { below }))
  const sums = view.sums.map((one, index) => pair(one, { isTotal: index === view.sums.length - 1 }))
  const { html, styles } = plainPage({
    title: `${title} ${number}`,
    locale: view.locale,
    css: CSS,
    colorModeType: 'AUTO',
    body:
      `<main><header><div class="issuer">${view.issuer.map(paragraph).join('')}</div>` +
      `<div class="kind"><h1>${escapeHtml(title)}</h1>${paragraph(number)}` +
      `${standing === undefined ? '' : `<p class="standing">${escapeHtml(standing)}</p>`}</div></header>` +
      `<section><dl class="facts">${pairs(view.facts)}</dl></section>` +
      sumsUnder(words.lines, lines.join('')) +
      sumsUnder(undefined, pairs(view.amounts) + sums.join('') + pair(view.payment)) +
      sumsUnder(words.taxes, pairs(view.taxes)) +
      footOf(view) +
      `<button type="button" hidden>${escapeHtml(words.print)}</button></main>` +
      `<script>${PRINT}</script>`,
  })
  const policy =
    `default-src 'none'; script-src ${inlineSources([PRINT])}; style-src ${styles}; font-src 'self'; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return { html, policy }
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const pairs = (all: readonly Pair[]): string => all.map((one) => pair(one)).join('')

function pair(
  [label, value]: Pair,
  { below = [], isTotal = false }: { below?: string[]; isTotal?: boolean } = {},
) {
  const more = below.map((text) => `<span class="below">${escapeHtml(text)}</span>`).join('')
  return (
    `<div${isTotal ? ' class="total"' : ''}><dt>${escapeHtml(label)}${more}</dt>` +
    `<dd>${escapeHtml(value)}</dd></div>`
  )
}

function sumsUnder(heading: string | undefined, content: string): string {
  if (content === '') return ''
  const title = heading === undefined ? '' : `<h2>${escapeHtml(heading)}</h2>`
  return `<section>${title}<dl class="sums">${content}</dl></section>`
}

function footOf({ url, note, words }: ReceiptView): string {
  const link =
    url === undefined ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(words.authority)}</a></p>`
  const foot = note === undefined ? '' : `<p><small>${escapeHtml(note)}</small></p>`
  return link + foot === '' ? '' : `<footer>${link}${foot}</footer>`
}
