import type { IncomingMessage } from 'node:http'

import type { FastifyServerOptions } from 'fastify'

/**
 * Believes forwarded headers as far as the proxies in front wrote them, counted from the connection. The framework
 * believes none when it is given the number itself.
 */
export const trustedProxies = (count: number): FastifyServerOptions['trustProxy'] =>
  count > 0 && ((_address, hop) => hop < count)

/** The address that an upgrade request came from, which Fastify does not parse. */
export function senderOf({ headers, socket }: IncomingMessage, count: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return [socket.remoteAddress ?? '', ...forwarded.toReversed()].slice(0, count + 1).at(-1) ?? ''
}
