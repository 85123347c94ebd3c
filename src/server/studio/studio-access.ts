import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config.ts'
import { sendProblem } from '../answer-error.ts'

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|\[::1\]|localhost)$/i
/** How a socket names the machine itself, also one that takes both kinds of addresses. */
const OWN_MACHINE = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i
/** What proxies say of whom they ask for. */
const HANDED_ON = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/

/** The studio asks for the operator's token; is open, on the operator's own machine; or is off. */
export type StudioAccess = 'token' | 'open' | 'off'

/**
 * How the studio can be used. Without a token it works for somebody who tries the product at home: a server that
 * only its own machine reaches, that knows no public address and has no proxy in front.
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
 * Keeps other sites from using the studio through the operator's browser: calls come from its own page or from a
 * program, and where no token is asked for, by the machine's own name (a name of others may lead here too).
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

/** Whether whoever calls sits at the machine: a proxy on it calls from there as well, for anybody. */
const isFromHere = ({ hostname, socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(hostname) &&
  OWN_MACHINE.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => HANDED_ON.test(name))

function isFromElsewhere(request: FastifyRequest): boolean {
  const { headers, place, protocol, host } = request
  const { origin, 'sec-fetch-site': site } = headers
  // at the machine itself, or through a tunnel to it, the page has the machine's name
  const isFromHome = isFromHere(request) && origin === `${protocol}://${host}`
  if (origin !== undefined && !isFromHome && (origin !== place?.origin || place.tenant !== undefined))
    return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

const refuse = (reply: FastifyReply, detail: string): FastifyReply =>
  sendProblem(reply.header('cache-control', 'no-store'), 'FORBIDDEN', { detail })
