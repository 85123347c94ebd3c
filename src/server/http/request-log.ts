import type { FastifyInstance, FastifyServerOptions } from 'fastify'

import type { Config } from '../config.ts'

/** Takes lines of the log, in place of the terminal. */
export type LogStream = { write(line: string): void }

/** One line of JSON an event. Addresses carry phones and order codes, so a request is named by its route. */
export function loggerOptions(level: Config['logLevel'], stream?: LogStream): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    stream,
    base: undefined,
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
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

/** Logs every answer: id, method, route pattern, status and duration; no address, no body, no personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const entry = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.warn(entry, 'answered')
    else request.log.debug(entry, 'answered')
  })
}
