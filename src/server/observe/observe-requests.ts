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
    /** the code of an answer that is an error */
    problem?: ErrorCode
  }
  interface FastifyInstance {
    /** absent where nothing is measured */
    metrics?: Metrics
  }
}

export const METRICS_PATH = '/metrics'
/** What a proxy in front may call a request. */
const GIVEN_ID = /^[\w-]{8,64}$/

/** Whether anybody may ask for metrics. */
export const isMeasured = ({ metricsPort, metricsToken }: Config): boolean =>
  metricsPort !== undefined || metricsToken !== undefined

/** The id of a request: a believed proxy's own, else a new one. It stands in every line of its log, and goes to the browser. */
export const requestIds =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id']
    return trustProxy > 0 && typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
  }

/** Takes lines of the log, in place of the terminal. */
export type LogStream = { write(line: string): void }

/** One line of JSON an event. Addresses carry phones and order codes, so a request is named by its route. */
export function logOptions(level: Config['logLevel'], stream?: LogStream): FastifyServerOptions {
  const serializers = { req: () => ({}), res: () => ({}), err: describeError }
  return {
    logger: level !== 'silent' && { level, stream, base: undefined, serializers },
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/**
 * An error without the values it speaks of: a failed query's message lists its parameters, and they are names,
 * phones and addresses.
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
 * Logs every answer: id, method, route pattern, status and duration; no address, no body, no personal data. Where anything is
 * measured, measures it by its operation or the pattern of its route.
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

/** Shows the metrics on the port of the pages to who has the token; to all others the address is none. */
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
 * Shows the metrics on a port of their own, on which there is nothing else.
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
