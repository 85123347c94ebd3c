import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config.ts'
import { sendProblem } from '../answer-error.ts'

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|\[::1\]|localhost)$/i
/** Loopback addresses, also in IPv6-mapped form. */
const OWN_MACHINE = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i
/** Headers added by proxies. */
const HANDED_ON = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/

/** The studio requires the operator's token, is open (on the operator's own machine), or is off. */
export type StudioAccess = 'token' | 'open' | 'off'

/**
 * Access to the studio. Without a token it is open to people trying the product at home: on a server reachable only
 * from its own machine, without a public origin or a proxy.
 */
export function studioAccess({
  adminToken,
  host,
  publicOrigin,
  trustProxy,
}: Pick<Config, 'adminToken' | 'host' | 'publicOrigin' | 'trustProxy'>): StudioAccess {
  if (adminToken !== undefined) return 'token'
  return publicOrigin === undefined && trustProxy === 0 && LOOPBACK.test(host) ? 'open' : 'off'
}

/**
 * Prevents other sites from using the studio through the operator's browser (CSRF). Calls must come from its own page
 * or a program. Without a token, the host must be the machine's own name, since a foreign name may resolve to it (DNS
 * rebinding).
 */
export function guardStudio(app: FastifyInstance, config: Config): void {
  const access = studioAccess(config)
  app.addHook('onRequest', async (request, reply) => {
    if (access === 'off')
      return refuse(
        reply,
        'The studio is off: set ADMIN_TOKEN, or listen on 127.0.0.1 without PUBLIC_ORIGIN and TRUST_PROXY.',
      )
    if (access === 'open' && !isFromHere(request))
      return refuse(reply, 'Without ADMIN_TOKEN the studio answers to localhost only.')
    if (isFromElsewhere(request)) return refuse(reply, 'The studio takes no calls from other sites.')
    return undefined
  })
}

/** Whether the request comes from this machine and not through a proxy on it. */
const isFromHere = ({ hostname, socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(hostname) &&
  OWN_MACHINE.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => HANDED_ON.test(name))

function isFromElsewhere(request: FastifyRequest): boolean {
  const { headers, place, protocol, host } = request
  const { origin, 'sec-fetch-site': site } = headers
  // locally, or through a tunnel, the page's host is the machine's name
  const isFromHome = isFromHere(request) && origin === `${protocol}://${host}`
  if (origin !== undefined && !isFromHome && (origin !== place?.origin || place.tenant !== undefined))
    return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

const refuse = (reply: FastifyReply, detail: string): FastifyReply =>
  sendProblem(reply.header('cache-control', 'no-store'), 'FORBIDDEN', { detail })
