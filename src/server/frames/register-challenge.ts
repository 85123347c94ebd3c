import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { escapeHtml } from '#domain/documents/escape-html.ts'
import { card } from '#messages/card.ts'
import { createMessages } from '#messages/create-messages.ts'
import type { Translate } from '#messages/index.ts'

import { contextOf } from '../http/request-context.ts'
import { inlineSources } from '../http/security-headers.ts'
import { challengePath } from '../payments/challenge.ts'
import type { Challenge } from '../payments/contract.ts'
import type { Services } from '../services.ts'
import { BASE_FOLDER } from '../tenants/read-folder.ts'
import { isOwnOrder } from '../use-cases/orders/own-order.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { openChallenge } from '../use-cases/payments/challenges.ts'
import { framePolicy } from './frame-policy.ts'

type Params = { alias: string; code: string }
type Words = { locale: string; t: Translate<typeof card> }

/** The bank's page fills the frame's size. */
const CSS =
  'html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}' +
  'p{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif}'

/**
 * Serves the frame in which a card's bank authenticates the payer (3-D Secure). The bank is not known in advance, so
 * this frame may load pages of any origin; the order's page may not.
 */
export function registerChallenge(app: FastifyInstance, services: Services): void {
  const path = challengePath(':alias', ':code').replaceAll('%3A', ':')
  app.get(path, async (request: FastifyRequest<{ Params: Params }>, reply) => {
    const { alias, code } = request.params
    const order = await findOrder(services, alias, code)
    const isOwn = order && (await isOwnOrder(services, order, contextOf(services, request, reply)))
    const brand = await services.catalog.presentation(order?.tenant ?? BASE_FOLDER)
    const { locale = DEFAULT_LOCALE, messages } = brand ?? {}
    const words = { locale, t: createMessages({ locale, messages })(card) }
    // a challenge answered since the page loaded is no error: 404 only for another's order
    reply.code(isOwn ? 200 : 404)
    return sendChallenge(reply, words, isOwn ? await openChallenge(services, order) : undefined)
  })
}

/** @param challenge - undefined when this browser has none pending */
function sendChallenge(
  reply: FastifyReply,
  { locale, t }: Words,
  challenge: Challenge | undefined,
): FastifyReply {
  const banks = challenge === undefined ? "'none'" : 'https:'
  const more = [`style-src ${inlineSources([CSS])}`, `frame-src ${banks}`]
  reply.headers({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': framePolicy("'self'", { more, form: banks }),
  })
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
        `<title>${escapeHtml(t('card.challenge-frame'))}</title><style>${CSS}</style></head>` +
        `<body>${challenge === undefined ? `<p>${escapeHtml(t('card.challenge-over'))}</p>` : bodyOf(challenge, t)}</body></html>`,
    )
}

/** The bank requires its request to be posted into a frame. */
function bodyOf({ url, fields }: Challenge, t: Words['t']): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return (
    `<form method="post" action="${escapeHtml(url)}" target="bank">${inputs.join('')}</form>` +
    `<iframe name="bank" title="${escapeHtml(t('card.challenge-frame'))}"></iframe>` +
    `<script type="module" src="/frames/challenge.js"></script>`
  )
}
