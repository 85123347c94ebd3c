import { escapeHtml } from '#domain/documents/escape-html.ts'

import { plainPage } from '../pages/plain-page.ts'
import type { Pair, ReceiptView } from './receipt-view.ts'

/** On the screen a sheet; on paper black on white, whatever the mode. */
const CSS =
  'main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem;display:grid;gap:1rem}' +
  'header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1.5rem}' +
  '.issuer :first-child{font-weight:700;font-size:1.125rem}' +
  '.issuer p+p,.below,small{color:var(--description)}' +
  '.kind{text-align:end}h1{font-size:1.25rem}.number{font-variant-numeric:tabular-nums}' +
  '.standing{display:inline-block;margin-top:.25rem;padding:.125rem .5rem;border:1px solid var(--border);border-radius:.25rem;font-weight:600}' +
  'section,footer{border-top:1px solid var(--divider);padding-top:1rem}' +
  'h2{font-size:1rem;margin-bottom:.5rem}' +
  'dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem 1rem}' +
  'dl.sums{grid-template-columns:minmax(0,1fr) auto}dt{color:var(--description)}dd{margin:0;overflow-wrap:anywhere}' +
  '.sums dt{color:inherit}.sums dd,td:last-child{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}' +
  '.sums .total{font-weight:700;font-size:1.125rem}' +
  'td{vertical-align:top;padding:.25rem 0}td:last-child{padding-inline-start:1rem}td:first-child{overflow-wrap:anywhere}' +
  '.below{display:block;font-size:.875rem}' +
  'button{justify-self:start;padding:.75rem 1.5rem;min-height:44px;border-radius:var(--radius-m);' +
  'background:var(--button);color:var(--on-button);font-weight:600}' +
  '@media(max-width:480px){.kind{text-align:start}}' +
  '@media print{:root{color-scheme:light}body{background:Canvas}main{max-width:none;padding:0}button{display:none}*{color:CanvasText!important}}@page{margin:14mm}'

/** The button does nothing without a script, so the script shows it. */
const PRINT =
  "const b=document.querySelector('button');b.hidden=false;b.addEventListener('click',()=>print())"

/** A receipt as a page of its own, to be read, printed or kept as a file. */
export function receiptPage(view: ReceiptView, nonce: string): string {
  const { title, number, standing, words } = view
  return plainPage({
    title: `${title} ${number}`,
    nonce,
    css: CSS,
    colorModeType: 'AUTO',
    body:
      `<main><header><div class="issuer">${view.issuer.map(paragraph).join('')}</div>` +
      `<div class="kind"><h1>${escapeHtml(title)}</h1><p class="number">${escapeHtml(number)}</p>` +
      `${standing === undefined ? '' : `<p class="standing">${escapeHtml(standing)}</p>`}</div></header>` +
      `<section><dl>${pairs(view.facts)}</dl></section>` +
      linesOf(view) +
      `<section><dl class="sums">${pairs(view.amounts)}${sumsOf(view.sums)}${pairs([view.payment])}</dl></section>` +
      (view.taxes.length === 0
        ? ''
        : `<section><h2>${escapeHtml(words.taxes)}</h2><dl class="sums">${pairs(view.taxes)}</dl></section>`) +
      footOf(view) +
      `<button type="button" hidden>${escapeHtml(words.print)}</button></main>` +
      `<script nonce="${nonce}">${PRINT}</script>`,
  })
}

/** What its page may do in a browser. */
export const receiptPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; font-src 'self'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const pairs = (all: readonly Pair[]): string =>
  all.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')

function sumsOf(sums: readonly Pair[]): string {
  const total = sums.slice(-1)
  return (
    pairs(sums.slice(0, -1)) +
    total
      .map(
        ([label, value]) =>
          `<dt class="total">${escapeHtml(label)}</dt><dd class="total">${escapeHtml(value)}</dd>`,
      )
      .join('')
  )
}

function linesOf({ lines, words }: ReceiptView): string {
  if (lines.length === 0) return ''
  const rows = lines.map(
    ({ label, value, below }) =>
      `<tr><td>${escapeHtml(label)}${below.map((text) => `<span class="below">${escapeHtml(text)}</span>`).join('')}</td>` +
      `<td>${escapeHtml(value)}</td></tr>`,
  )
  return `<section><h2 id="lines">${escapeHtml(words.lines)}</h2><table aria-labelledby="lines">${rows.join('')}</table></section>`
}

function footOf({ url, note, words }: ReceiptView): string {
  const link =
    url === undefined ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(words.authority)}</a></p>`
  const foot = note === undefined ? '' : `<p><small>${escapeHtml(note)}</small></p>`
  return link + foot === '' ? '' : `<footer>${link}${foot}</footer>`
}
