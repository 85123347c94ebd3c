import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'

import type { Config } from '../config.ts'
import { matches, takesGzip } from '../contract/send.ts'
import { originFor } from '../http/origin.ts'
import { pagePolicy, securityHeaders } from '../http/security-headers.ts'
import { joinPlain } from './gzip-segments.ts'
import { newNonce } from './nonces.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageMaker } from './page-maker.ts'

/** Answers with a page that is kept. */
export type SendKept = (
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  protocol: string,
) => void

/** All of an answer at once, on the bare connection: most visitors get nothing else from the server. */
export function keptPageSender(config: Config): SendKept {
  const policyOf = pagePolicy(config)
  return (page, request, response, protocol) => {
    const headers: Record<string, string | number> = {
      ...securityHeaders(protocol),
      vary: 'accept-encoding',
      etag: page.etag,
      'cache-control': 'private, no-cache',
    }
    if (matches(request.headers['if-none-match'], page.etag)) {
      // the browser's copy keeps the policy that goes with the nonce inside it
      response.writeHead(304, headers).end()
      return
    }
    const nonce = newNonce()
    const packed = takesGzip(request)
    const body = packed ? page.copies.lend(nonce, response) : joinPlain(page.segments, Buffer.from(nonce))
    headers['content-security-policy'] = policyOf(nonce, page.sources)
    headers['content-type'] = 'text/html; charset=utf-8'
    headers['content-length'] = body.length
    if (packed) headers['content-encoding'] = 'gzip'
    response.writeHead(page.status, headers).end(body)
  }
}

/**
 * Lets the server look for a kept page before the framework sees the request. Behind a proxy that tells where the
 * visitor comes from, and where every answer is to be logged, all requests take the long way.
 */
export function answerKeptFirst(
  app: FastifyInstance,
  config: Config,
  maker: PageMaker,
  sendKept: SendKept,
): void {
  if (config.trustProxy > 0 || config.logLevel === 'debug') return
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onListen', (done) => {
    const server: Server = app.server
    const listeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request').on('request', (request, response) => {
      const page = closing || !isRead(request) ? undefined : keptFor(request)
      if (page !== undefined) sendKept(page, request, response, 'http')
      else for (const listener of listeners) listener.call(server, request, response)
    })
    done()
  })
  const isRead = ({ method, url }: IncomingMessage) =>
    (method === 'GET' || method === 'HEAD') && url?.startsWith('/menu') === true
  const keptFor = ({ url = '', headers }: IncomingMessage) =>
    maker.kept(url, originFor(config, 'http', headers.host ?? ''))
}
