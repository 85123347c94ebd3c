import type { FastifyServerOptions } from 'fastify'

/**
 * Believes forwarded headers as far as the proxies in front wrote them, counted from the connection. The framework
 * believes none when it is given the number itself.
 */
export const trustedProxies = (count: number): FastifyServerOptions['trustProxy'] =>
  count > 0 && ((_address, hop) => hop < count)
