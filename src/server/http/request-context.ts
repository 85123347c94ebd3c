import type { FastifyReply, FastifyRequest } from 'fastify'

import type { RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import { deviceOf, ensureDevice } from './device-session.ts'
import { originOf } from './origin.ts'

/** What handlers may know of the connection. */
export function contextOf(services: Services, request: FastifyRequest, reply: FastifyReply): RequestContext {
  const { clock, config, randomBytes } = services
  return {
    now: clock(),
    deviceId: deviceOf(request),
    bearer: bearerOf(request.headers.authorization),
    origin: originOf(config, request),
    ip: request.ip,
    ensureDevice: () => ensureDevice(request, reply, randomBytes),
  }
}

function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +([^\s]+) *$/i.exec(authorization ?? '')?.[1]
}
