import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'

import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'

import type { ErrorCode } from '#generated/models.ts'
import type { Config } from '../config.ts'
import { portUnavailable } from '../startup-error.ts'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** id of the call in the contract */
    operation?: string
  }
  interface FastifyReply {
    /** the code of an error response */
    problem?: ErrorCode
  }
  interface FastifyInstance {
    /** absent when metrics are off */
    metrics?: Metrics
  }
}

export const METRICS_PATH = '/metrics'
/** Valid request ids from a proxy. */
const GIVEN_ID = /^[\w-]{8,64}$/

/** Whether metrics are enabled. */
export const isMeasured = ({ metricsPort, metricsToken }: Config): boolean =>
  metricsPort !== undefined || metricsToken !== undefined

/** The id of a request: from a trusted proxy, else a new one. It is in every log line, and is sent to the browser. */
export const requestIds =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id']
    return trustProxy > 0 && typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
  }

/** Receives log lines instead of the terminal. */
export type LogStream = { write(line: string): void }

/** One line of JSON per event. Addresses contain phones and order codes, so requests are identified by route. */
export function logOptions(level: Config['logLevel'], stream?: LogStream): FastifyServerOptions {
  const serializers = { req: () => ({}), res: () => ({}), err: describeError }
  return {
    logger: level !== 'silent' && { level, stream, base: undefined, serializers },
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/**
 * An error without its values: the message of a failed query lists its parameters, which are names, phones and
 * addresses.
 */
function describeError(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: error.cause === undefined ? (error.message.split('\n')[0] ?? '') : 'see code and stack',
    stack: frames.join('\n'),
    code: 'code' in cause ? String(cause.code) : undefined,
  }
}

/**
 * Logs every response: id, method, route pattern, status and duration, but no address, body or personal data. Measures
 * it by operation or route pattern when metrics are enabled.
 */
export function observeAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const { statusCode: status, elapsedTime, problem } = reply
    const { config, url } = request.routeOptions
    const entry = {
      method: request.method,
      route: url ?? 'unknown',
      status,
      ms: Math.round(elapsedTime * 10) / 10,
    }
    if (status >= 500) request.log.warn(entry, 'answered')
    else request.log.debug(entry, 'answered')
    const operation = config.operation ?? url ?? 'none'
    app.metrics?.answered(operation, status, elapsedTime / 1_000)
    if (problem !== undefined) app.metrics?.refused(operation, problem)
  })
}

/** Serves metrics on the main port to callers with the token; for others the path does not exist. */
export function showMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`)
  app.get(METRICS_PATH, async (request, reply) => {
    const given = digest(request.headers.authorization ?? '')
    if (!timingSafeEqual(given, expected)) return reply.callNotFound()
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Serves metrics on a separate port.
 * @errors {@link StartupError} PORT_UNAVAILABLE
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== METRICS_PATH || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host }, resolve)
  }).catch((error: unknown) => {
    throw portUnavailable(`METRICS_PORT: ${port} on ${host}`, 'another', error)
  })
  return server
}
