import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { expandShortPath } from '#domain/routes/routes.ts'

import { problemOf, RETRY_AFTER_S } from '../errors.ts'
import { registerChallenge } from '../frames/register-challenge.ts'
import { registerFrames } from '../frames/register-frames.ts'
import { originOf } from '../http/origin.ts'
import { sendStored, sendText } from '../http/send.ts'
import { partHashes, readInventory } from '../integrity/inventory.ts'
import type { Services } from '../services.ts'
import { readClientFiles, registerClientFiles } from './client-files.ts'
import { framedByStudio, isOfDraft, opensDraft, sendExpired } from './draft-pages.ts'
import { PageMaker, tellAnswer } from './page-maker.ts'
import type { PageMakerOptions } from './page-maker.ts'
import { purgePagesOfChanged } from './purge-pages.ts'
import { registerStudioPage } from './studio-page.ts'

/** Addresses of files and calls: a miss there is no page, whatever the browser accepts. */
const NO_PAGE = /^\/(?:(?:api|app|files|tiles|assets|fonts)\/|(?!menu\/)[^?]*\.[a-z0-9]{2,5}(?:\?|$))/i

/** The pages that accompany a storefront; domain/routes reads what stands behind these. */
const COMPANION_PATHS = ['/guia', '/encuesta/*', '/logistics/*', '/console/*']

/** Answers a browser that looks for a page with one; undefined when somebody else looks for something else. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => ReturnType<Answer> | undefined

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply

/**
 * Serves the built browser files and every page.
 *
 * @returns what answers at addresses of no route
 */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  { renderPage, calls }: Pick<PageMakerOptions, 'renderPage' | 'calls'>,
): Promise<AnswerPage> {
  const { clientDir } = services.config
  registerClientFiles(app, await readClientFiles(clientDir))
  registerFrames(app, services)
  registerChallenge(app, services)
  const manifests = {
    storefront: await readManifest(join(clientDir, '.vite/manifest.json')),
    companion: await readManifest(join(clientDir, '.vite/companion.json')),
  }
  const integrity = partHashes(await readInventory(clientDir))
  const maker = new PageMaker({ services, renderPage, manifests, integrity, calls })
  purgePagesOfChanged(services)
  const answer = pageAnswer(maker, services)
  await registerStudioPage(app, services)
  app.get('/', async (_request, reply) => reply.redirect('/menu', 302))
  app.get('/menu', answer)
  app.get('/menu/*', answer)
  for (const path of COMPANION_PATHS) app.get(path, answer)
  app.get('/offline', answer)
  app.get('/offline/:alias', answer)
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nAllow: /menu\nDisallow: /api/\n'),
  )
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/icon.svg', 302))
  const answerPage: AnswerPage = (request, reply) => (wantsPage(request) ? answer(request, reply) : undefined)
  app.setNotFoundHandler(
    async (request, reply) =>
      answerPage(request, reply) ??
      reply
        .code(404)
        .type('application/problem+json; charset=utf-8')
        .send(JSON.stringify(problemOf('NOT_FOUND'))),
  )
  return answerPage
}

type Manifest = PageMakerOptions['manifests']['storefront']

// written by our own build
const readManifest = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest

/** The short addresses of cart and checkout are pages to everybody: they only lead to others. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (NO_PAGE.test(url)) return false
  return /\btext\/html\b/.test(headers.accept ?? '') || expandShortPath(url.split('?')[0] ?? '') !== undefined
}

/** What answers with pages: without waiting for anything when the page is kept. */
function pageAnswer(maker: PageMaker, services: Services): Answer {
  const draw = async (
    request: FastifyRequest,
    reply: FastifyReply,
    origin: string,
  ): Promise<FastifyReply> => {
    const { url, ip, headers } = request
    const drawn = await maker.page(url, { origin, ip, cookie: headers.cookie, requestId: request.id })
    if (drawn.kind === 'redirect') return reply.redirect(drawn.path, 302)
    if (drawn.kind === 'cached') return sendStored(request, reply, drawn.page.body)
    const { status, html, policy, link } = drawn
    reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding', 'content-security-policy': policy })
    if (link !== undefined) reply.header('link', link)
    if (isOfDraft(url)) framedByStudio(reply, policy)
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
    return sendText(request, reply.code(status).type('text/html; charset=utf-8'), html)
  }
  return (request, reply) => {
    const origin = originOf(services.config, request)
    const page = maker.kept(request.url, origin)
    // drafts are not kept
    if (page !== undefined) {
      tellAnswer('hit')
      return sendStored(request, reply, page.body)
    }
    if (isOfDraft(request.url) && !opensDraft(services, request.url)) return sendExpired(reply)
    return draw(request, reply, origin)
  }
}
