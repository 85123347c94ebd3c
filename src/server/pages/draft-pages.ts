import type { FastifyReply } from 'fastify'
import { markIn } from '#domain/studio/draft-mark.ts'
import type { Services } from '../services.ts'
import { DRAFT_HEADERS } from '../studio/guard-drafts.ts'
import { drafts } from '#messages/drafts.ts'
import { statusPage } from './status-page.ts'

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
  const { html, policy } = statusPage({ ...drafts.expired, picture: PICTURE })
  framedByStudio(reply, policy)
  return reply.code(404).type('text/html; charset=utf-8').send(html)
}

/** An hourglass of the product's icons (Lucide, ISC). */
const PICTURE =
  'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22' +
  'M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2'
