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
/** Files by their content, the same for everybody, and nothing of a draft but its pictures. */
const FILES = /^\/(?:files|assets|fonts|tiles|companion|frames)\//
/** Longer texts are no codes, ids or tokens, and those shorter than a code neither. */
const MAX_REFERENCE = 80
/** Things that one call can name; more are no call of ours. */
const MAX_REFERENCES = 500

/**
 * The one place where drafts are kept from doing anything: whatever could change something and names a draft is
 * refused, wherever it names it — address, query, body, or the page that it comes from — and so is what names a
 * sample of one. The studio's own calls are not asked.
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

/** Answers that belong to a draft are kept by nobody and listed by no search engine. */
export function markDraftAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!FILES.test(request.url) && (isFromDraft(request) || markIn(decoded(request.url)) !== undefined))
      reply.headers(DRAFT_HEADERS)
    done(null, payload)
  })
}

/** What every answer of a draft says to whoever might keep it. */
export const DRAFT_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Pages say where they are to their own site. */
const isFromDraft = ({ headers }: FastifyRequest): boolean =>
  headers.referer !== undefined && markIn(decoded(headers.referer)) !== undefined

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    // what cannot be read as a whole may still hold a mark
    return url.replaceAll(/%7e/gi, '~')
  }
}

/** Every text of a request that a handler could take for a name, which is no key of its body; the shapes are checked later. */
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

/** What a request names that may be of a draft; undefined for more than any call of ours names. */
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
