import type { FastifyReply } from 'fastify'
import { markIn } from '#domain/studio/draft-mark.ts'
import type { Services } from '../services.ts'
import { DRAFT_HEADERS } from '../studio/guard-drafts.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import { drafts } from '#messages/drafts.ts'
import { plainPage } from './plain-page.ts'

const pathOf = (url: string): string => (url.split('?')[0] ?? '').replaceAll(/%7e/gi, '~')

/** Whether an address is one of a draft's, or was. */
export const isOfDraft = (url: string): boolean => pathOf(url).includes('~')

/** Whether the draft's mark in an address still opens it. */
export function opensDraft({ marks, clock }: Pick<Services, 'marks' | 'clock'>, url: string): boolean {
  return markIn(pathOf(url)) !== undefined && marks.isAlive(pathOf(url), clock())
}

/** Lets the studio frame a draft's page, which other sites may not, and keeps it out of caches and searches. */
export function framedByStudio(reply: FastifyReply, policy: string): void {
  reply.headers(DRAFT_HEADERS).header('x-frame-options', 'SAMEORIGIN')
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
}

/** The page of a link that leads nowhere any more. */
export function sendExpired(reply: FastifyReply): FastifyReply {
  const { html, styles } = expiredPage()
  framedByStudio(
    reply,
    `default-src 'none'; style-src ${styles}; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  return reply.code(404).type('text/html; charset=utf-8').send(html)
}

const CSS =
  'main{max-width:32rem;margin:0 auto;padding:4rem 1.5rem;text-align:center}' +
  'h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .75rem}p{color:var(--description);margin:0}' +
  'svg{display:block;width:4.5rem;height:4.5rem;margin:0 auto;color:var(--description)}'

/** An hourglass of the product's icons (Lucide, ISC). */
const PICTURE =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" ' +
  'stroke-linecap="round" stroke-linejoin="round"><path d="M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 ' +
  '12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2"/></svg>'

/** What a link to a draft shows that leads nowhere any more. */
function expiredPage(): ReturnType<typeof plainPage> {
  const { title, text } = drafts.expired
  return plainPage({
    title,
    css: CSS,
    colorModeType: 'AUTO',
    body: `<main>${PICTURE}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`,
  })
}
