import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import type { LiveApp } from './service.ts'

/** How far the clocks of publisher and server may be apart. */
const TOLERANCE_SECONDS = 600

type SignedRequest = { method: string; path: string; query: Readonly<Record<string, unknown>>; body: string }

/**
 * Whether a request was signed with the secret of an application, a short while ago.
 *
 * @source Pusher Channels HTTP API, "Generating authentication signatures"
 */
export function isSigned({ method, path, query, body }: SignedRequest, app: LiveApp, now: Date): boolean {
  const { auth_key, auth_timestamp, auth_signature, body_md5 } = query
  if (auth_key !== app.key || typeof auth_signature !== 'string') return false
  const age = Math.abs(now.getTime() / 1_000 - Number(auth_timestamp))
  if (!(age <= TOLERANCE_SECONDS)) return false
  // a request without a body has no digest of one
  if (body !== '' && body_md5 !== createHash('md5').update(body).digest('hex')) return false
  const signed = Object.entries(query)
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => `${name.toLowerCase()}=${String(value)}`)
    .toSorted()
    .join('&')
  const expected = createHmac('sha256', app.secret).update([method, path, signed].join('\n')).digest()
  const given = Buffer.from(auth_signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
