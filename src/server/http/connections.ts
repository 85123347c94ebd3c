import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyInstance, FastifyServerOptions } from 'fastify'

import { MINUTE_MS } from '#domain/time/lengths.ts'

import { problemOf } from '../errors.ts'
import type { ErrorCode } from '#generated/models.ts'
import { securityHeaders } from './security-headers.ts'

/** Longest time for receiving a request, at any speed. @source assumed: 29 MB of a draft by 4 Mbit/s */
const REQUEST_MS = MINUTE_MS
/** An idle connection is closed after this time, unless its answer is being prepared. */
const SILENCE_MS = 30_000
/** How often connections are checked. */
const LOOK_MS = 5_000

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

type Times = { requestMs?: number; silenceMs?: number }

/** Number of trusted proxies in front of the server, and the timeouts for requests; tests use short ones. */
export function connectionOptions(
  trustProxy: number,
  { requestMs = REQUEST_MS, silenceMs = SILENCE_MS }: Times = {},
): FastifyServerOptions & { http: object } {
  return {
    // trusts as many hops as there are proxies in front; given the number itself, the framework trusts none
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    connectionTimeout: silenceMs,
    // longer than the minute for which proxies keep idle connections: the side that closes last loses no request
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
 * Keeps a connection open while its request is processed: it is idle meanwhile, and the frames of a large draft take
 * a minute. Clients that stop sending a request or reading an answer are still disconnected.
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
 * A request that upgrades HTTP/1.1 only to a web socket. Clients that prefer HTTP/2, as those of Java, ask for it in
 * their first request without TLS, and get a normal answer. So does CONNECT, because this server is no proxy.
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

/** The answer to an incomplete request, which reaches no route and no hook. */
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
