import { createHash } from 'node:crypto'

import type { FastifyReply } from 'fastify'

import type { Config } from '../config.ts'
import { socketOrigin } from '../live/service.ts'
import type { BrowserSources } from '../payments/contract.ts'

/** On every answer; pages add their content policy. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
}

/** What an answer that is no page may do in a browser: nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** On pages where somebody works with a token: no window that opened one reaches into it. @source decision 146 */
export const ISOLATED = { 'cross-origin-opener-policy': 'same-origin' }

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

/** What a page's own HTML runs and wears. */
export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] }

/** Texts of scripts or styles that a policy lets in beside files, by their hash. */
export const inlineSources = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

/** The policy of a page; nobody frames it but whom `framedBy` names. */
export type PolicyOf = (inline: InlineTexts, outside: BrowserSources, framedBy?: readonly string[]) => string

/** The policy of a page: own files, the scripts and styles that the page itself was written with, and what its payment providers need. */
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
