import type { FastifyReply, FastifyRequest } from 'fastify'

import { createMessages } from '#messages/index.ts'
import { obstacle } from '#messages/obstacle.ts'
import { shell } from '#messages/shell.ts'

import { statusPage } from './status-page.ts'

/** A warning sign of the product's icons (Lucide, ISC). */
const PICTURE = 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01'

/** Whether a browser opens the address for a person to read; a call from a page asks for no HTML. */
export const isForReading = ({ headers }: FastifyRequest): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '')

/**
 * The status view of a page whose own look may be what could not be read: nothing is asked of the database for it.
 * @source requirements ROUTE-09
 */
export function sendFailed({ id, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const t = createMessages()(obstacle, shell)
  const { html, policy } = statusPage({
    title: t('obstacle.error.title'),
    text: `${t('obstacle.error.text')} ${t('shell.status.request', { id })}`,
    picture: PICTURE,
    // what was sent by a form is gone with its answer
    retry: method === 'GET' ? t('obstacle.error.action') : undefined,
  })
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html)
}
