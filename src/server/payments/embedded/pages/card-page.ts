import { escapeHtml } from '#domain/documents/escape-html.ts'
import { card } from '#messages/card.ts'

import { plainPage } from '../../../pages/plain-page.ts'

/** The fields look like the storefront's and get their colours from it. */
const CSS = [
  'body{min-height:0;padding:6px;background:var(--card)}',
  '#card{display:grid;grid-template-columns:1fr 1fr;column-gap:16px}',
  '.field{display:grid;align-content:start;grid-column:1/-1;margin-bottom:16px}',
  // subgrid keeps the inputs aligned when a label wraps
  '.cardExpiry,.cardSecurityCode{grid-row:span 3;grid-template-rows:subgrid}',
  '.cardExpiry{grid-column:1}.cardSecurityCode{grid-column:2}',
  '@media(max-width:300px){.cardExpiry,.cardSecurityCode{grid-column:1/-1}}',
  'label,.field .hint{align-self:end;padding-bottom:6px}label{font-weight:600}',
  '.cardExpiry{grid-template-areas:"label hint" "input input" "error error";grid-template-columns:auto 1fr;column-gap:6px}',
  '.cardExpiry label{grid-area:label}.cardExpiry .hint{grid-area:hint}',
  '.cardExpiry input{grid-area:input}.cardExpiry .error{grid-area:error}',
  '.hint,.note{color:var(--description);font-size:var(--text-1)}',
  'input{width:100%;min-height:48px;padding:10px 14px;border:1.5px solid var(--field-border);' +
    'border-radius:var(--radius-m);background:var(--surface-raised);color:var(--text);font-size:max(16px,var(--text-2));' +
    'font-variant-numeric:tabular-nums}',
  'input:focus-visible{outline:2px solid var(--focus-ring);outline-offset:1px;box-shadow:0 0 0 5px var(--focus-ring-outer)}',
  'input[aria-invalid=true]{border-color:var(--danger)}',
  '.error,.summary{color:var(--danger);font-size:var(--text-1);font-weight:500}',
  '.error{display:flex;gap:6px;padding-top:6px}.error svg{flex:none;width:1.375em;height:1.375em;fill:none;stroke:currentcolor;' +
    'stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  '.error:has(span:empty),.summary:empty{display:none}',
  '.summary{margin-bottom:16px}.summary,.note{grid-column:1/-1}',
].join('')

export type CardPage = { storefront: string; merchant: string; font?: string; script: string }

/**
 * The page of the card fields: their container, the script that renders them, and the origin it accepts messages from.
 */
export function cardPage({ storefront, merchant, font, script }: CardPage): ReturnType<typeof plainPage> {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  return plainPage({
    title: card['card.title'],
    font,
    css: CSS,
    head: meta('storefront', storefront) + meta('merchant', merchant),
    body: `<div id="card"></div><script type="module" src="${escapeHtml(script)}"></script>`,
  })
}
