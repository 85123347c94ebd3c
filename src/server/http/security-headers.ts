import type { FastifyReply } from 'fastify'

import type { Config } from '../config.ts'
import { socketOrigin } from '../live/service.ts'

/** On every answer; pages add their content policy. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
}

/** What an answer that is no page may do in a browser: nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

const HEADERS_HTTPS = { ...HEADERS, 'strict-transport-security': 'max-age=31536000' }

/** What every answer carries, besides a policy. */
export function securityHeaders(protocol: string): Readonly<Record<string, string>> {
  return protocol === 'https' ? HEADERS_HTTPS : HEADERS
}

export function setSecurityHeaders(reply: FastifyReply): void {
  reply.headers(securityHeaders(reply.request.protocol))
  reply.header('content-security-policy', NOTHING)
}

/** Where browsers report what a page's policy kept out. */
export const REPORT_PATH = '/api/policy-reports'

/** What a page lets through besides our own: none of it when nothing is given. */
type OutsideSources = { script: readonly string[]; frame: readonly string[]; connect: readonly string[] }

/**
 * The policy of a page with a nonce: own files, and scripts and styles that carry the nonce of this answer. A script that
 * our own asks for is let in, but only from here and from where the venue's payment providers have theirs: there are two
 * policies, and a browser obeys both.
 */
export function pagePolicy({
  tileOrigin,
  liveService,
}: Pick<Config, 'tileOrigin' | 'liveService'>): (nonce: string, outside: OutsideSources) => string {
  const images = ["'self'", 'data:', ...(tileOrigin === undefined ? [] : [tileOrigin])].join(' ')
  const own = ["'self'", ...(liveService === undefined ? [] : [socketOrigin(liveService)])].join(' ')
  const restOf = ({ frame, connect }: OutsideSources) =>
    [
      `img-src ${images}`,
      "font-src 'self'",
      [`connect-src ${own}`, ...connect].join(' '),
      "manifest-src 'self'",
      "worker-src 'self'",
      ["frame-src 'self'", ...frame].join(' '),
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      `report-uri ${REPORT_PATH}`,
    ].join('; ')
  // one entry a kept page; it is gone when the page is
  const known = new WeakMap<OutsideSources, string>()
  return (nonce, outside) => {
    const rest = known.get(outside) ?? restOf(outside)
    known.set(outside, rest)
    const scripts = ["script-src-elem 'self'", `'nonce-${nonce}'`, ...outside.script].join(' ')
    return (
      `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ${rest}, ` +
      `${scripts}; report-uri ${REPORT_PATH}`
    )
  }
}
