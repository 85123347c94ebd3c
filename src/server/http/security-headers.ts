import type { FastifyReply } from 'fastify'

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

/** The policy of a page with a nonce: own files, and scripts and styles that carry the nonce of this answer. */
export function pagePolicy(tileOrigin: string | undefined): (nonce: string) => string {
  const images = ["'self'", 'data:', ...(tileOrigin === undefined ? [] : [tileOrigin])].join(' ')
  const rest = [
    `img-src ${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return (nonce) =>
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ${rest}`
}
