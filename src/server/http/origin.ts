import type { FastifyRequest } from 'fastify'

import { LruCache } from '../catalog/lru-cache.ts'
import type { Config } from '../config.ts'

const HOST = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?$/

const MAX_HOSTS = 1_000

/** What was judged before: visitors come by few names. */
const hosts = new LruCache<string, string>(MAX_HOSTS)

/** Scheme and host as this browser reaches the server; a host that is none counts as localhost. */
export function originOf(config: Config, { protocol, host }: FastifyRequest): string {
  return originFor(config, protocol, host)
}

/** The same, of what a request says of itself. */
export function originFor({ publicOrigin }: Config, protocol: string, host: string): string {
  return publicOrigin ?? `${protocol}://${hostOf(host)}`
}

function hostOf(given: string): string {
  const known = hosts.get(given)
  if (known !== undefined) return known
  const host = HOST.test(given) && URL.canParse(`http://${given}`) ? given : 'localhost'
  if (host === given) hosts.set(given, host)
  return host
}
