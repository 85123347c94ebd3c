import type { FastifyReply, FastifyRequest } from 'fastify'

import type { RandomBytes } from '../clock.ts'
import { newToken, tokenHash } from '../secret-token.ts'

const DEVICE = 'vitrina_device'
const ORDER_LINK = 'vitrina_order'
/** Format of each cookie's value. */
const SHAPES = { [DEVICE]: /^[A-Za-z0-9_-]{43}$/, [ORDER_LINK]: /^[A-Za-z0-9_-]{48}$/ }
type Cookie = keyof typeof SHAPES

type WithCookies = { protocol: string; headers: { cookie?: string } }

/** Counted from the last use of the session. */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60

/**
 * The hash of the browser's device session, if it has one. Only the hash is stored, so a copy of the database opens
 * no session.
 */
export function deviceOf(request: WithCookies): string | undefined {
  const token = tokenOf(request, DEVICE)
  return token === undefined ? undefined : tokenHash(token)
}

/** Creates a device session for a browser without one. */
export const ensureDevice = (
  request: FastifyRequest,
  reply: FastifyReply,
  randomBytes: RandomBytes,
): string => deviceOf(request) ?? renewDevice(request, reply, randomBytes)

/**
 * Like {@link ensureDevice}, and extends an existing session. Not for requests that may run during sign-out: a late
 * answer would restore the session.
 */
export function renewDevice(request: FastifyRequest, reply: FastifyReply, randomBytes: RandomBytes): string {
  const token = tokenOf(request, DEVICE) ?? newToken(randomBytes)
  setCookie(request, reply, { name: DEVICE, token, maxAge: LIFETIME_SECONDS })
  return tokenHash(token)
}

/** The token of the order link that this browser opened last, not validated yet. */
export const orderLinkOf = (request: WithCookies): string | undefined => tokenOf(request, ORDER_LINK)

/** Stores the token of an order link in a cookie, so that it opens all pages of that order and appears in no URL. */
export function keepOrderLink(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge: number,
): void {
  setCookie(request, reply, { name: ORDER_LINK, token, maxAge })
}

/** Ends the device session and removes the order link, so that the next user of the browser sees none of it. */
export function endDevice(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [DEVICE, ORDER_LINK] as const)
    if (tokenOf(request, name) !== undefined) setCookie(request, reply, { name, token: '', maxAge: 0 })
}

/**
 * Over TLS the name has the prefix that browsers enforce: such a cookie comes from exactly this host, so no page of
 * another brand on a neighbouring sub-domain can have set it.
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
