import { createHash } from 'node:crypto'

import type { FastifyReply } from 'fastify'

import type { Config } from '../config.ts'
import { socketOrigin } from '../live/service.ts'
import type { BrowserSources } from '../payments/contract.ts'

/** Sent with every answer; pages add their content policy. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
}

/** The policy of answers that are no pages: they may load and run nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** For pages used with a token: a window that opened one cannot access it. @source decision 146 */
export const ISOLATED = { 'cross-origin-opener-policy': 'same-origin' }

const HEADERS_HTTPS = { ...HEADERS, 'strict-transport-security': 'max-age=31536000' }

/** The headers of every answer, without a policy. */
export function securityHeaders(protocol: string): Readonly<Record<string, string>> {
  return protocol === 'https' ? HEADERS_HTTPS : HEADERS
}

export function setSecurityHeaders(reply: FastifyReply): void {
  reply.headers(securityHeaders(reply.request.protocol))
  reply.header('content-security-policy', NOTHING)
}

/** Where browsers report violations of a page's policy. */
export const REPORT_PATH = '/api/policy-reports'

/** Inline scripts and styles of a page. */
export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] }

/** Policy sources that allow inline scripts or styles by their hash. */
export const inlineSources = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

/** Builds the policy of a page; only the sites in `framedBy` may frame it. */
export type PolicyOf = (inline: InlineTexts, outside: BrowserSources, framedBy?: readonly string[]) => string

/**
 * The policy of a page: own files, the page's own inline scripts and styles, and the sources of its payment
 * providers.
 */
export function pagePolicy({
  tileOrigin,
  liveService,
  framesOrigin,
}: Pick<Config, 'tileOrigin' | 'liveService' | 'framesOrigin'>): PolicyOf {
  const images = ["'self'", 'data:', ...(tileOrigin === undefined ? [] : [tileOrigin])].join(' ')
  const own = ["'self'", ...(liveService === undefined ? [] : [socketOrigin(liveService)])].join(' ')
  return ({ scripts, styles }, { script, frame, connect }, framedBy = []) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...(scripts.length > 0 ? [inlineSources(scripts)] : []), ...script].join(' '),
      `style-src 'self' ${inlineSources(styles)}`,
      `img-src ${images}`,
      "font-src 'self'",
      [`connect-src ${own}`, ...connect].join(' '),
      "manifest-src 'self'",
      "worker-src 'self'",
      ["frame-src 'self'", ...(framesOrigin === undefined ? [] : [framesOrigin]), ...frame].join(' '),
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
      `report-uri ${REPORT_PATH}`,
    ].join('; ')
}
