import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ORDER_CODE_LENGTH } from '#domain/defaults.ts'
import { parseOrderCode } from '#domain/order/code.ts'
import { markIn } from '#domain/studio/draft-mark.ts'

import { sendProblem } from '../answer-error.ts'
import { isUuid } from '../db/new-id.ts'
import { isOfDraft } from '../repositories/draft-marks-repository.ts'
import { tokenHash } from '../secret-token.ts'
import type { Services } from '../services.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Files addressed by content, the same for all visitors; of a draft only its pictures. */
const FILES = /^\/(?:files|assets|fonts|tiles|companion|frames)\//
/** Longer texts are no codes, ids or tokens. */
const MAX_REFERENCE = 80
/** Maximum names in one call; none of our calls has more. */
const MAX_REFERENCES = 500

/**
 * The single guard that makes drafts read-only: refuses every request that could change something and names a draft or
 * one of its samples, in the address, query, body, or referring page. The studio's own calls are exempt.
 */
export function guardDrafts(app: FastifyInstance, services: Services): void {
  app.addHook('preHandler', async (request, reply) => {
    if (SAFE.has(request.method)) return undefined
    const texts = textsOf(request)
    if (isFromDraft(request) || texts.some((text) => markIn(text) !== undefined))
      return sendProblem(reply, 'DRAFT_READ_ONLY')
    const references = referencesIn(request, texts)
    if (references === undefined) return sendProblem(reply, 'INVALID_REQUEST')
    const isNamed = references.length > 0 && (await isOfDraft(services.store.db, references))
    return isNamed ? sendProblem(reply, 'DRAFT_READ_ONLY') : undefined
  })
}

/** Responses about a draft must not be cached or indexed. */
export function markDraftAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!FILES.test(request.url) && (isFromDraft(request) || markIn(decoded(request.url)) !== undefined))
      reply.headers(DRAFT_HEADERS)
    done(null, payload)
  })
}

/** Headers of all responses about a draft. */
export const DRAFT_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Browsers send the referring page to its own site. */
const isFromDraft = ({ headers }: FastifyRequest): boolean =>
  headers.referer !== undefined && markIn(decoded(headers.referer)) !== undefined

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    // an undecodable text may still contain a mark
    return url.replaceAll(/%7e/gi, '~')
  }
}

/** All texts of a request that a handler could use as a name, except keys of the body; shapes are checked later. */
function textsOf({ url, params, query, body }: FastifyRequest): string[] {
  const texts = [decoded(url)]
  const waiting: unknown[] = [params, query, body]
  for (let one = waiting.pop(); waiting.length > 0 || one !== undefined; one = waiting.pop()) {
    if (typeof one === 'string') texts.push(one)
    if (typeof one !== 'object' || one === null) continue
    for (const value of Object.values(one)) if (value !== undefined && value !== null) waiting.push(value)
  }
  return texts
}

/** The names in a request that may belong to a draft; undefined when there are more than any of our calls has. */
function referencesIn({ headers }: FastifyRequest, texts: readonly string[]): string[] | undefined {
  const found = new Set<string>()
  for (const text of texts) {
    if (text.length < ORDER_CODE_LENGTH || text.length > MAX_REFERENCE) continue
    if (isUuid(text)) found.add(text.toLowerCase())
    const code = parseOrderCode(text)
    if (code !== undefined) found.add(code)
    if (found.size > MAX_REFERENCES) return undefined
  }
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer !== undefined) found.add(tokenHash(bearer))
  return [...found]
}
