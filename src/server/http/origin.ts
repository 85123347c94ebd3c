import type { FastifyRequest } from 'fastify'

import type { Config } from '../config.ts'

const HOST = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?$/

/** Scheme and host as this browser reaches the server; a host that is none counts as localhost. */
export function originOf({ publicOrigin }: Config, request: FastifyRequest): string {
  if (publicOrigin !== undefined) return publicOrigin
  const host = HOST.test(request.host) && URL.canParse(`http://${request.host}`) ? request.host : 'localhost'
  return `${request.protocol}://${host}`
}
