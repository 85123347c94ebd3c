import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Place } from '#domain/routes/address.ts'

import type { RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import {
  deviceOf,
  endDevice,
  ensureDevice,
  keepOrderLink,
  orderLinkOf,
  renewDevice,
} from './device-session.ts'

/** The request context for handlers. */
export function contextOf(services: Services, request: FastifyRequest, reply: FastifyReply): RequestContext {
  const { clock, places, randomBytes } = services
  const now = clock()
  const { origin, home, isPublic } = request.place ?? places.platform
  return {
    requestId: request.id,
    now,
    deviceId: deviceOf(request),
    orderLink: orderLinkOf(request),
    bearer: bearerOf(request.headers.authorization),
    password: passwordOf(request.headers.authorization),
    origin,
    home,
    isPublic,
    ip: request.ip,
    ensureDevice: () => ensureDevice(request, reply, randomBytes),
    renewDevice: () => renewDevice(request, reply, randomBytes),
    keepOrderLink: (token, expiresAt) =>
      keepOrderLink(request, reply, token, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)),
    endDevice: () => endDevice(request, reply),
  }
}

/** Who opens a page; without cookies where the page is the same for all visitors. */
export type Visitor = Place & { protocol: string; ip: string; cookie?: string; requestId?: string }

/**
 * The request context for rendering a page. Rendering sets no cookies.
 * @param orderVenue - alias of the venue of the placed order that the page shows
 */
export function pageContext(
  now: Date,
  { origin, home, protocol, ip, cookie, requestId }: Visitor,
  orderVenue?: string,
): RequestContext {
  const visitor = { protocol, headers: { cookie } }
  return {
    requestId,
    now,
    deviceId: deviceOf(visitor),
    orderLink: orderLinkOf(visitor),
    origin,
    home,
    isPublic: false,
    ip,
    orderVenue,
    ensureDevice: notInPages,
    renewDevice: notInPages,
    keepOrderLink: notInPages,
    endDevice: notInPages,
  }
}

function notInPages(): never {
  throw new Error('A page is drawn from calls that read')
}

function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +([^\s]+) *$/i.exec(authorization ?? '')?.[1]
}

function passwordOf(authorization: string | undefined): string | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=]+) *$/i.exec(authorization ?? '')?.[1]
  if (encoded === undefined) return undefined
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = pair.indexOf(':')
  return colon < 0 ? undefined : pair.slice(colon + 1)
}
