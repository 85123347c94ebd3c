import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { shownPath } from '#domain/routes/address.ts'
import { expandShortPath } from '#domain/routes/routes.ts'
import { markIn } from '#domain/studio/draft-mark.ts'
import { drafts } from '#messages/drafts.ts'

import { answerError, sendProblem } from '../answer-error.ts'
import { registerChallenge } from '../frames/register-challenge.ts'
import { registerFrames } from '../frames/register-frames.ts'
import type { HostPlace } from '../http/places.ts'
import { ISOLATED } from '../http/security-headers.ts'
import { sendStored, sendText } from '../http/send.ts'
import { partHashes, readInventory } from '../integrity/inventory.ts'
import type { Services } from '../services.ts'
import { readClientFiles, registerClientFiles } from './client-files.ts'
import { isForReading, statusPage } from './status-page.ts'
import { PageMaker, reportAnswer, type CachedPage, type PageMakerOptions } from './page-maker.ts'
import { inAppUrl, isForStaff, notAtThisHost, placePage } from './placed-page.ts'
import { purgePagesOfChanged } from './purge-pages.ts'
import { registerStudioPage } from './studio-page.ts'
import { DRAFT_HEADERS } from '../studio/guard-drafts.ts'

/** URLs of files and API calls: a miss there is never answered with a page, whatever the browser accepts. */
const NO_PAGE = /^\/(?:(?:api|app|files|tiles|assets|fonts)\/|(?!menu\/)[^?]*\.[a-z0-9]{2,5}(?:\?|$))/i

/** Paths of the pages besides a storefront; domain/routes parses the rest of them. */
const COMPANION_PATHS = ['/guia', '/encuesta/*', '/logistics/*', '/console/*']

/** Answers a request for a page; undefined when it is for something else. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => ReturnType<Answer> | undefined

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply

/** Serves the built browser files and every page. @returns the handler for URLs without a route */
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
  app.get('/', (request, reply) =>
    request.place?.home === undefined ? reply.redirect('/menu', 302) : answer(request, reply),
  )
  app.get('/menu', answer)
  app.get('/menu/*', answer)
  for (const path of COMPANION_PATHS) app.get(path, answer)
  app.get('/offline', answer)
  app.get('/offline/:alias', answer)
  app.get('/robots.txt', async (request, reply) => {
    const allowed = shownPath(request.place?.home, '/menu')
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\nAllow: ${allowed}\nDisallow: /api/\n`)
  })
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/icon.svg', 302))
  // nobody awaits it before a route is found: a rejection would end the process
  const answerOrFail: Answer = async (request, reply) => {
    try {
      return await answer(request, reply)
    } catch (error) {
      return answerError(error, request, reply)
    }
  }
  const answerPage: AnswerPage = (request, reply) =>
    wantsPage(request) ? answerOrFail(request, reply) : undefined
  app.setNotFoundHandler(
    async (request, reply) => answerPage(request, reply) ?? sendProblem(reply, 'NOT_FOUND'),
  )
  return answerPage
}

type Manifest = PageMakerOptions['manifests']['storefront']

// written by our own build
const readManifest = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest

/**
 * Whatever is below `/menu` counts as a page for every client, as do the short URLs of cart and checkout that lead
 * there.
 */
function wantsPage(request: FastifyRequest): boolean {
  const { method, url, place } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (place && inAppUrl(place, url) !== url) return true
  if (NO_PAGE.test(url)) return false
  return isForReading(request) || expandShortPath(url.split('?')[0] ?? '') !== undefined
}

/** X-Frame-Options allows all or none; the policy names the sites that may frame a page. */
function sendPage(request: FastifyRequest, reply: FastifyReply, { body, isFramed }: CachedPage) {
  if (isFramed) reply.removeHeader('x-frame-options')
  return sendStored(request, reply, body)
}

/** The handler that answers with pages, synchronously when the page is cached. */
function pageAnswer(maker: PageMaker, services: Services): Answer {
  const draw = async (
    request: FastifyRequest,
    reply: FastifyReply,
    at: HostPlace | undefined,
  ): Promise<FastifyReply> => {
    const { ip, protocol, headers } = request
    const placed = at ? await placePage(services, at, request.url) : notAtThisHost(services.places.platform)
    const { place } = placed
    if (placed.kind === 'moved') {
      if (placed.tenant !== undefined) reply.headers(maker.keeping(placed.tenant, place))
      return reply.redirect(placed.to, 308)
    }
    const { asked } = placed
    const visitor = { ...place, protocol, ip, cookie: headers.cookie, requestId: request.id }
    const drawn = await maker.page(asked, visitor)
    if (drawn.kind === 'redirect') return reply.redirect(shownPath(place.home, drawn.path), 302)
    if (drawn.kind === 'cached') return sendPage(request, reply, drawn.page)
    const { status, html, policy, headers: own, retryAfter } = drawn
    reply.headers({
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      'content-security-policy': policy,
      ...own,
    })
    if (isForStaff(asked)) reply.headers(ISOLATED)
    if (isOfDraft(asked.url)) framedByStudio(reply, policy)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return sendText(request, reply.code(status).type('text/html; charset=utf-8'), html)
  }
  return (request, reply) => {
    const { place } = request
    if (place === undefined) return draw(request, reply, place)
    const url = inAppUrl(place, request.url)
    const page = shownPath(place.home, url) === request.url ? maker.kept(url, place) : undefined
    // drafts are not cached
    if (page !== undefined) {
      reportAnswer('hit')
      return sendPage(request, reply, page)
    }
    if (isOfDraft(request.url) && !opensDraft(services, request.url)) return sendExpired(reply)
    return draw(request, reply, place)
  }
}

const pathOf = (url: string): string => (url.split('?')[0] ?? '').replaceAll(/%7e/gi, '~')

/** Whether a URL is or was one of a draft. */
const isOfDraft = (url: string): boolean => pathOf(url).includes('~')

/** Whether the draft mark in a URL is still valid. */
function opensDraft({ marks, clock }: Pick<Services, 'marks' | 'clock'>, url: string): boolean {
  return markIn(pathOf(url)) !== undefined && marks.isAlive(pathOf(url), clock())
}

/** Lets only the studio frame a draft's page, and keeps the page out of caches and search engines. */
function framedByStudio(reply: FastifyReply, policy: string): void {
  reply.headers(DRAFT_HEADERS).header('x-frame-options', 'SAMEORIGIN')
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
}

/** The page for an expired link. */
function sendExpired(reply: FastifyReply): FastifyReply {
  const { html, policy } = statusPage({ ...drafts.expired, picture: PICTURE })
  framedByStudio(reply, policy)
  return reply.code(404).type('text/html; charset=utf-8').send(html)
}

/** An hourglass of the product's icons (Lucide, ISC). */
const PICTURE =
  'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22' +
  'M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2'
