import type { FastifyReply, FastifyRequest } from 'fastify'

import { escapeHtml } from '#domain/documents/escape-html.ts'
import { createMessages } from '#messages/index.ts'
import { obstacle } from '#messages/obstacle.ts'
import { shell } from '#messages/shell.ts'

import { plainPage } from './plain-page.ts'

const CSS =
  'main{max-width:32rem;margin:0 auto;padding:4rem 1.5rem;text-align:center}' +
  'h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .75rem}p{color:var(--description);margin:0}' +
  'svg{display:block;width:4.5rem;height:4.5rem;margin:0 auto;color:var(--description)}' +
  'a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border-radius:var(--radius-m);' +
  'background:var(--button);color:var(--on-button);font-weight:600;text-decoration:none}'

type StatusPage = {
  title: string
  text: string
  /** path of an icon of 24 by 24 */
  picture: string
  /** label of a link that loads the page again */
  retry?: string
}

/** A full-screen message, built only from the program's own files and texts. */
export function statusPage({ title, text, picture, retry }: StatusPage): { html: string; policy: string } {
  const icon =
    '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" ' +
    `stroke-linecap="round" stroke-linejoin="round"><path d="${picture}"/></svg>`
  const link = retry === undefined ? '' : `<a href="">${escapeHtml(retry)}</a>`
  const { html, styles } = plainPage({
    title,
    css: CSS,
    colorModeType: 'AUTO',
    body: `<main>${icon}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link}</main>`,
  })
  return {
    html,
    policy: `default-src 'none'; style-src ${styles}; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  }
}

/** A warning sign of the product's icons (Lucide, ISC). */
const PICTURE = 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01'

/** Whether a browser opens the URL for a person; an API call does not accept HTML. */
export const isForReading = ({ headers }: FastifyRequest): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '')

/**
 * Sends the status page when a page fails. It needs no database, because reading the brand may be what failed.
 * @source requirements ROUTE-09
 */
export function sendFailed({ id, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const t = createMessages()(obstacle, shell)
  const { html, policy } = statusPage({
    title: t('obstacle.error.title'),
    text: `${t('obstacle.error.text')} ${t('shell.status.request', { id })}`,
    picture: PICTURE,
    // a reload would not repeat the form's post
    retry: method === 'GET' ? t('obstacle.error.action') : undefined,
  })
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html)
}
