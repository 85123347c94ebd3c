import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'

import type { FastifyInstance } from 'fastify'

import type { ErrorCode } from '#generated/models.ts'
import type { Config } from '../config.ts'
import { reasonOf, StartupError } from '../startup-error.ts'
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

/** Measures every answer, by its operation or the pattern of its route. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const { config, url = 'none' } = request.routeOptions
    const operation = config.operation ?? url
    metrics.answered(operation, reply.statusCode, reply.elapsedTime / 1_000)
    if (reply.problem !== undefined) metrics.refused(operation, reply.problem)
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
    throw new StartupError(
      'PORT_UNAVAILABLE',
      `METRICS_PORT: ${port} on ${host} cannot be used (${reasonOf(error)}). Stop what uses it, or set another.`,
      { cause: error },
    )
  })
  return server
}
