import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { matches, takesGzip } from '../contract/send.ts'
import { problemOf } from '../errors.ts'
import { originOf } from '../http/origin.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { readClientFiles, registerClientFiles } from './client-files.ts'
import { fetchInProcess } from './fetch-api.ts'
import { fillPage } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'
import { PageMaker } from './page-maker.ts'
import type { PageMakerOptions, RenderPage } from './page-maker.ts'

const NONCE_BYTES = 16
const COMPRESSION_LEVEL = 5
const compress = promisify(gzip)
/** Addresses below these are files and calls: a miss there is no page, whatever the browser accepts. */
const NO_PAGE = /^\/(api|app|files|tiles|assets|fonts)\//

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves the built browser files and every page. */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  renderPage: RenderPage,
): Promise<void> {
  const { clientDir } = services.config
  registerClientFiles(app, await readClientFiles(clientDir))
  const manifest = JSON.parse(
    await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  ) as PageMakerOptions['manifest']
  const maker = new PageMaker({ services, renderPage, manifest, fetchApi: fetchInProcess(app) })
  const answer: Answer = (request, reply) => answerPage(maker, services, request, reply)
  app.get('/', async (_request, reply) => reply.redirect('/menu', 302))
  app.get('/menu', answer)
  app.get('/menu/*', answer)
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nAllow: /menu\nDisallow: /api/\n'),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '')
    if (wantsPage && !NO_PAGE.test(request.url)) return answer(request, reply)
    return reply
      .code(404)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problemOf('NOT_FOUND')))
  })
}

async function answerPage(
  maker: PageMaker,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const drawn = await maker.page(request.url, originOf(services.config, request))
  if (drawn.kind === 'redirect') return reply.redirect(drawn.path, 302)
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  reply.header('vary', 'accept-encoding')
  if (drawn.kind === 'cached' && isKnown(request, reply, drawn.page)) return reply.code(304).send()
  const policy = pagePolicy(nonce, services.config.tileOrigin)
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
  const packed = takesGzip(request)
  if (packed) reply.header('content-encoding', 'gzip')
  if (drawn.kind === 'cached') return reply.code(drawn.page.status).send(fillPage(drawn.page, nonce, packed))
  reply.code(drawn.status).header('cache-control', 'no-store')
  const html = drawn.html.replaceAll(maker.placeholder, nonce)
  return reply.send(packed ? await compress(html, { level: COMPRESSION_LEVEL }) : html)
}

function isKnown(request: FastifyRequest, reply: FastifyReply, page: CachedPage): boolean {
  reply.headers({ etag: page.etag, 'cache-control': 'private, no-cache' })
  if (!matches(request.headers['if-none-match'], page.etag)) return false
  // the browser's copy keeps the policy that goes with the nonce inside it
  reply.removeHeader('content-security-policy')
  return true
}
