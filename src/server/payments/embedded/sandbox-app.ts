import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

import { formatOf } from '#domain/money/country-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import { CARD_FIELDS, type TypedCard } from '#domain/payment/card.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import { readForms } from '../../contract/register.ts'
import type { Config } from '../../config.ts'
import { connectionOptions } from '../../http/connections.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { logOptions, observeAnswers, type LogStream } from '../../observe/observe-requests.ts'
import { readClientFiles, registerClientFiles } from '../../pages/client-files.ts'
import type { OpenSandbox } from './embedded-payments.ts'
import { CARD_PATH, LINK_PATH } from './origins.ts'
import { cardPage } from './pages/card-page.ts'
import { linkPage, unknownLinkPage, type LinkPage } from './pages/link-page.ts'
import type { SandboxPayment } from './sandbox-rows.ts'

/** Card frame files, built beside the storefront's. */
const FRAME_DIR = '../card-frame'
const FRAME_SCRIPT = 'src/providers/payments/embedded/frame/card-frame.ts'
const BODY_LIMIT_BYTES = 4 * 1024
const HTML = 'text/html; charset=utf-8'

const text = (maxLength: number) => ({ type: 'string', maxLength })
const isTokenRequest = ownSchemas().compile<{ merchant: string; card: TypedCard }>({
  type: 'object',
  additionalProperties: false,
  required: ['merchant', 'card'],
  properties: {
    merchant: { type: 'string', minLength: 1, maxLength: 200 },
    card: {
      type: 'object',
      additionalProperties: false,
      required: [...CARD_FIELDS],
      properties: Object.fromEntries(CARD_FIELDS.map((name) => [name, text(100)])),
    },
  },
})

/** The sandbox's own server on its own origin: card fields, tokens and links. It does not listen yet. */
export async function buildSandboxApp(
  config: Config,
  { sandbox, origins }: OpenSandbox,
  logStream?: LogStream,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...logOptions(config.logLevel, logStream),
    ...connectionOptions(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
  })
  observeAnswers(app)
  const frameDir = join(config.clientDir, FRAME_DIR)
  const script = await frameScript(frameDir)
  registerClientFiles(app, await readClientFiles(frameDir))
  const fonts = [...(await readClientFiles(config.clientDir))].filter(([path]) => path.startsWith('/fonts/'))
  registerClientFiles(app, new Map(fonts))
  readForms(app)
  const ownOrigin = ({ protocol, host }: FastifyRequest) =>
    config.paymentsOrigin ?? `${protocol}://${hostOf(host)}`
  /** Whether a form or script of another site sent the request. */
  const isForeign = (request: FastifyRequest) =>
    request.headers.origin !== undefined && request.headers.origin !== ownOrigin(request)

  app.addHook('onRequest', async (request, reply) => {
    const { 'x-frame-options': _never, ...headers } = securityHeaders(request.protocol)
    reply.headers({ ...headers, 'cache-control': 'no-store', 'content-security-policy': policy({}) })
  })

  app.get<{ Querystring: { merchant?: string; font?: string; page?: string } }>(
    CARD_PATH,
    async (request, reply) => {
      const { merchant = '', font, page: around } = request.query
      const storefront = await origins.storefrontFor(ownOrigin(request), around)
      const rules = { 'script-src': "'self'", 'connect-src': "'self'", 'frame-ancestors': storefront }
      const page = cardPage({ storefront, merchant, font, script })
      reply.header('content-security-policy', policy({ ...rules, 'style-src': page.styles }))
      return reply.type(HTML).send(page.html)
    },
  )

  app.post('/tokens', async (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({})
    if (!isTokenRequest(request.body)) return reply.code(400).send({})
    const made = await sandbox.makeToken(request.body.merchant, request.body.card)
    if (!made.ok) return reply.code(422).send({ faults: made.faults })
    return reply.code(201).send({ token: made.token, paymentMethodId: made.paymentMethodId })
  })

  const sendLink = async (reply: FastifyReply, link: SandboxPayment | undefined): Promise<FastifyReply> => {
    const back = link?.returnUrl ?? undefined
    const page = link === undefined || back === undefined ? unknownLinkPage() : linkPage(shown(link, back))
    const rules = { 'style-src': page.styles, 'form-action': `'self' ${originOf(back)}`.trim() }
    reply.type(HTML).header('content-security-policy', policy(rules)).header('x-frame-options', 'DENY')
    return reply.code(back === undefined ? 404 : 200).send(page.html)
  }
  const shown = (link: SandboxPayment, returnUrl: string): LinkPage => {
    const { description, status, amount } = link
    const state = sandbox.isOpen(link) ? 'open' : status === 'approved' ? 'paid' : 'expired'
    const money = formatMoney(amount, formatOf(link))
    return { description, amount: money, state, returnUrl }
  }
  app.get<{ Params: { id: string } }>(`${LINK_PATH}/:id`, async (request, reply) =>
    sendLink(reply, await sandbox.link(request.params.id)),
  )
  app.post<{ Params: { id: string }; Body: { decision?: string } | null }>(
    `${LINK_PATH}/:id`,
    async (request, reply) => {
      if (isForeign(request)) return reply.code(403).send('')
      const link = await sandbox.link(request.params.id)
      if (link === undefined || link.returnUrl === null || !sandbox.isOpen(link)) return sendLink(reply, link)
      const isPaid = request.body?.decision === 'pay'
      if (isPaid) await sandbox.pay(link)
      const back = new URL(link.returnUrl)
      back.searchParams.set('payment', isPaid ? 'SUCCESS' : 'REJECTED')
      return reply.redirect(back.href, 303)
    },
  )
  return app
}

/** The address of the frame's script in this build. */
async function frameScript(frameDir: string): Promise<string> {
  const text = await readFile(join(frameDir, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, { file: string } | undefined>
  const file = manifest[FRAME_SCRIPT]?.file
  if (file === undefined) throw new Error(`The browser build has no ${FRAME_SCRIPT}; run the build first.`)
  return `/${file}`
}

function originOf(url: string | undefined): string {
  return url === undefined ? '' : new URL(url).origin
}

/** A content security policy that allows only the given sources. */
function policy(rules: Record<string, string>): string {
  const all = {
    'default-src': "'none'",
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...rules,
  }
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

const HOST = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?$/

/** The host that a request names; localhost if it is invalid. */
const hostOf = (given: string): string =>
  HOST.test(given) && URL.canParse(`http://${given}`) ? given : 'localhost'
