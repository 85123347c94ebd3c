import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyInstance, FastifyServerOptions } from 'fastify'

import { MINUTE_MS } from '#domain/time/lengths.ts'

import { problemOf } from '../errors.ts'
import type { ErrorCode } from '#generated/models.ts'
import { securityHeaders } from './security-headers.ts'

/** How long a request may take to arrive, however steadily it does. @source assumed: 29 MB of a draft by 4 Mbit/s */
const REQUEST_MS = MINUTE_MS
/** A connection over which nothing goes for this long is closed, unless its answer is being made. */
const SILENCE_MS = 30_000
/** How often connections are looked at. */
const LOOK_MS = 5_000

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

type Times = { requestMs?: number; silenceMs?: number }

/** How many proxies in front a server believes, and how long it waits for requests; a test makes the times short. */
export function connectionOptions(
  trustProxy: number,
  { requestMs = REQUEST_MS, silenceMs = SILENCE_MS }: Times = {},
): FastifyServerOptions & { http: object } {
  return {
    // as far as the proxies in front wrote them; the framework believes none when it is given the number itself
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    connectionTimeout: silenceMs,
    // between requests longer than the minute for which proxies keep theirs: who closes last loses no request
    keepAliveTimeout: 3 * silenceMs,
    requestTimeout: requestMs,
    http: {
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(LOOK_MS, requestMs),
      IncomingMessage: WebRequest,
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.write(rawProblem(CODES[error.code] ?? 'INVALID_REQUEST'))
      socket.destroy()
    },
  }
}

/**
 * Keeps the connection of a request that is being worked on: nothing goes over it meanwhile, and the frames of a large
 * draft take a minute. Whoever does not send the rest of a request, or reads no answer, is still left.
 */
export function waitForAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.on('timeout', (socket: Socket) => {
      if (raw.headersSent) socket.destroy()
    })
    done()
  })
}

/**
 * A request that leaves HTTP/1.1 only for a web socket. Clients that would rather speak HTTP/2 ask for it with their first
 * request without TLS, as those of Java do, and are answered like any other. So is a CONNECT: no proxy is here to open a
 * tunnel.
 * @source RFC 9110 §7.8 "A server MAY ignore a received Upgrade header field"
 */
class WebRequest extends IncomingMessage {
  private asksForMore = false

  /** Set by Node's parser before the headers, read after them. */
  get upgrade(): boolean {
    return this.asksForMore && /\bwebsocket\b/i.test(this.headers.upgrade ?? '')
  }

  set upgrade(asked: boolean) {
    this.asksForMore = asked
  }
}

/** An answer for a request that was never whole, so that no route and no hook knows it. */
function rawProblem(code: ErrorCode): string {
  const problem = problemOf(code)
  const body = JSON.stringify(problem)
  const headers = {
    ...securityHeaders('http'),
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${problem.status} ${problem.title}`, ...lines, '', body].join('\r\n')
}

/** The address that an upgrade request came from, which Fastify does not parse. */
export function senderOf({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return [socket.remoteAddress ?? '', ...forwarded.toReversed()].slice(0, trustProxy + 1).at(-1) ?? ''
}
