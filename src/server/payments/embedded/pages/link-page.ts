import { escapeHtml } from '#domain/documents/escape-html.ts'
import { sandbox } from '#messages/sandbox.ts'

import { plainPage } from '../../../pages/plain-page.ts'

const CSS = [
  'body{display:grid;place-items:center;padding:24px 16px}',
  'main{display:grid;gap:20px;width:min(100%,420px);padding:28px 24px;border-radius:var(--radius-l);' +
    'background:var(--card);box-shadow:var(--shadow-2)}',
  'h1{font-size:var(--text-3)}',
  '.amount{font-size:var(--text-4);font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums}',
  '.what{display:grid;gap:4px}',
  '.what p:not(.amount),.note{color:var(--description)}',
  '.note{font-size:var(--text-1)}',
  'form{display:grid;gap:12px}',
  'button,.back{display:grid;place-items:center;width:100%;min-height:48px;padding:10px 16px;border-radius:var(--radius-s);' +
    'font-weight:600;text-align:center;text-decoration:none}',
  '.pay{background:var(--button);color:var(--on-button)}.pay:hover{background:var(--button-hover)}',
  '.other{border:1.5px solid var(--button-outline);color:var(--on-button-outline);background:none}',
].join('')

export type LinkPage = {
  description: string
  /** formatted */
  amount: string
  state: 'open' | 'paid' | 'expired'
  returnUrl: string
}

/** The payment page of a link, with description, amount, and buttons to pay or decline. It works without scripts. */
export function linkPage({ description, amount, state, returnUrl }: LinkPage): ReturnType<typeof plainPage> {
  const what =
    `<div class="what"><p>${sandbox['sandbox.what']}</p><p class="amount">${escapeHtml(amount)}</p>` +
    `<p>${escapeHtml(description)}</p></div>`
  const pay = sandbox['sandbox.pay'].replace('{amount}', () => amount)
  const choice =
    '<form method="post">' +
    `<button class="pay" name="decision" value="pay">${escapeHtml(pay)}</button>` +
    `<button class="other" name="decision" value="refuse">${sandbox['sandbox.refuse']}</button></form>`
  const end =
    `<p>${sandbox[state === 'paid' ? 'sandbox.paid' : 'sandbox.expired']}</p>` +
    `<a class="back other" href="${escapeHtml(returnUrl)}">${sandbox['sandbox.back']}</a>`
  const note = `<p class="note">${sandbox['sandbox.no-money']}</p>`
  return plainPage({
    title: sandbox['sandbox.title'],
    css: CSS,
    body: `<main><h1>${sandbox['sandbox.title']}</h1>${what}${state === 'open' ? choice : end}${note}</main>`,
  })
}

/** The page for an unknown link. */
export function unknownLinkPage(): ReturnType<typeof plainPage> {
  const title = sandbox['sandbox.title']
  return plainPage({
    title,
    css: CSS,
    body: `<main><h1>${title}</h1><p>${sandbox['sandbox.unknown']}</p></main>`,
  })
}
