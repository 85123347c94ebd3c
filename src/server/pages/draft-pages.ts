import type { FastifyReply } from 'fastify'

import { markIn } from '#domain/studio/draft-mark.ts'

import type { Services } from '../services.ts'
import { DRAFT_HEADERS } from '../studio/guard-drafts.ts'
import { expiredPage } from './expired-page.ts'

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
