import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { RandomBytes } from '../clock.ts'

const COOKIE = 'vitrina_device'
const TOKEN_BYTES = 32
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/
const LIFETIME_SECONDS = 365 * 24 * 60 * 60

/**
 * The hash of the browser's device session, if it has one. Only the hash is stored, so a copy of the
 * database opens no session.
 */
export function deviceOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request.headers.cookie)
  return token === undefined ? undefined : hash(token)
}

/** Gives the browser a device session unless it has one. */
export function ensureDevice(request: FastifyRequest, reply: FastifyReply, randomBytes: RandomBytes): string {
  const known = deviceOf(request)
  if (known !== undefined) return known
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
  setCookie(request, reply, token, LIFETIME_SECONDS)
  return hash(token)
}

/** Takes the device session away: whoever uses the browser next sees nothing of it. */
export function endDevice(request: FastifyRequest, reply: FastifyReply): void {
  if (tokenOf(request.headers.cookie) !== undefined) setCookie(request, reply, '', 0)
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, maxAge: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${COOKIE}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`)
}

function tokenOf(cookies: string | undefined): string | undefined {
  for (const part of cookies?.split(';') ?? []) {
    const [name, value] = part.trim().split('=')
    if (name === COOKIE && value !== undefined && TOKEN_SHAPE.test(value)) return value
  }
  return undefined
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
