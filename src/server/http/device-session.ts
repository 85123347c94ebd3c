import type { FastifyReply, FastifyRequest } from 'fastify'

import type { RandomBytes } from '../clock.ts'
import { newToken, tokenHash } from '../secret-token.ts'

const DEVICE = 'vitrina_device'
const ORDER_LINK = 'vitrina_order'
/** What each cookie holds. */
const SHAPES = { [DEVICE]: /^[A-Za-z0-9_-]{43}$/, [ORDER_LINK]: /^[A-Za-z0-9_-]{48}$/ }
type Cookie = keyof typeof SHAPES

type WithCookies = { protocol: string; headers: { cookie?: string } }

/** After the session was last used. */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60

/**
 * The hash of the browser's device session, if it has one. Only the hash is stored, so a copy of the
 * database opens no session.
 */
export function deviceOf(request: WithCookies): string | undefined {
  const token = tokenOf(request, DEVICE)
  return token === undefined ? undefined : tokenHash(token)
}

/** Gives the browser a device session when it has none. */
export const ensureDevice = (
  request: FastifyRequest,
  reply: FastifyReply,
  randomBytes: RandomBytes,
): string => deviceOf(request) ?? renewDevice(request, reply, randomBytes)

/**
 * The same, and the one it has lives on as long as it is used. Only for what nobody does while signing out: an answer that
 * comes after that brings the session back.
 */
export function renewDevice(request: FastifyRequest, reply: FastifyReply, randomBytes: RandomBytes): string {
  const token = tokenOf(request, DEVICE) ?? newToken(randomBytes)
  setCookie(request, reply, { name: DEVICE, token, maxAge: LIFETIME_SECONDS })
  return tokenHash(token)
}

/** The token of the link to an order that this browser opened last; whether it is one is for the use-case to say. */
export const orderLinkOf = (request: WithCookies): string | undefined => tokenOf(request, ORDER_LINK)

/** Keeps the token of a link to an order, so that it opens every page of that order and stands in no address. */
export function keepOrderLink(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge: number,
): void {
  setCookie(request, reply, { name: ORDER_LINK, token, maxAge })
}

/** Takes the device session away, and the opened link: whoever uses the browser next sees nothing of it. */
export function endDevice(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [DEVICE, ORDER_LINK] as const)
    if (tokenOf(request, name) !== undefined) setCookie(request, reply, { name, token: '', maxAge: 0 })
}

/**
 * By TLS with the prefix that browsers hold to: such a cookie comes from this very host, and no page of another brand on
 * a neighbouring sub-domain can have put it there.
 */
const nameOf = (cookie: Cookie, protocol: string): string =>
  protocol === 'https' ? `__Host-${cookie}` : cookie

function setCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { name, token, maxAge }: { name: Cookie; token: string; maxAge: number },
): void {
  const secure = protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameOf(name, protocol)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  )
}

function tokenOf({ protocol, headers }: WithCookies, wanted: Cookie): string | undefined {
  for (const part of headers.cookie?.split(';') ?? []) {
    const [name, value] = part.trim().split('=')
    if (name === nameOf(wanted, protocol) && value !== undefined && SHAPES[wanted].test(value)) return value
  }
  return undefined
}
