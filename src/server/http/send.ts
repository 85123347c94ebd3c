import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
/** Takes a few milliseconds on another thread; the last percent would take ten times as long. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** For an answer to one reader only, compressed while that reader waits. */
const GZIP_LEVEL_ONCE = 5
/** A smaller answer fits one packet anyway. */
const PACK_FROM_BYTES = 1_400

/** A compressed form, made on first use. */
type Form = () => Buffer | Promise<Buffer>

/** A content in each encoding that a browser may accept. */
export type StoredForms = { plain: Buffer; br?: Form; gzip?: Form }

/** A cacheable answer that is the same for every caller: its bytes and their headers. */
export type StoredBody = StoredForms & {
  /** 200 when absent */
  status?: number
  headers: Readonly<Record<string, string>>
  /** with its quotes */
  etag: string
}

/** Sends stored bytes in the smallest form that the browser accepts, or 304 when its copy is current. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  body: StoredBody,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(body.headers).header('etag', body.etag).header('vary', 'accept-encoding')
  if (matches(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
  reply.code(body.status ?? 200)
  const encoding = FORMS.find((form) => body[form] !== undefined && takes(request, form))
  const packed = encoding && body[encoding]?.()
  if (packed === undefined) return reply.send(body.plain)
  reply.header('content-encoding', encoding)
  // an existing form is sent synchronously
  return packed instanceof Promise ? packed.then((bytes) => reply.send(bytes)) : reply.send(packed)
}

/** A text in each form; each is made once on first use, because most contents are requested in only one. */
export function formsOf(plain: Buffer): StoredForms {
  if (plain.length < PACK_FROM_BYTES) return { plain }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return {
    plain,
    br: once(() => packBrotli(plain, { params })),
    gzip: once(() => packGzip(plain, { level: GZIP_LEVEL })),
  }
}

/** Runs a compression once for all callers; after a failure the next caller retries. */
export function once(make: () => Promise<Buffer>): Form {
  let form: ReturnType<Form> | undefined
  const makeAndKeep = async () => {
    try {
      return (form = await make())
    } catch (error) {
      form = undefined
      throw error
    }
  }
  return () => (form ??= makeAndKeep())
}

/** Memory used by stored bytes with both compressed forms, which are about a fifth each. @units bytes */
export function storedBytes({ plain }: StoredForms): number {
  return Math.ceil(plain.length * 1.4) + 500
}

/** Sends a value as JSON, or bytes as they are; long JSON is compressed if the browser accepts it. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (body === undefined) return reply.send()
  if (typeof body === 'string') return reply.send(body)
  if (body instanceof Uint8Array)
    return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  return sendText(request, reply, JSON.stringify(body))
}

/** Sends a text for one reader only; a long one is compressed if the browser accepts it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): Promise<FastifyReply> {
  if (text.length < PACK_FROM_BYTES) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  if (!takes(request, 'gzip')) return reply.send(text)
  reply.header('content-encoding', 'gzip')
  return reply.send(await packGzip(text, { level: GZIP_LEVEL_ONCE }))
}

/** A name unique to its content, by hash. */
export function nameOf(...content: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const each of content) hash.update(each)
  return hash.digest('base64url').slice(0, 22)
}

/** The ETag of a content. */
export const etagOf = (...content: (string | Buffer)[]): string => `"${nameOf(...content)}"`

/** The smallest first. */
const FORMS = ['br', 'gzip'] as const

const ENCODINGS = {
  br: /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
}

/** Whether the client accepts an encoding. */
function takes({ headers }: FastifyRequest, encoding: keyof typeof ENCODINGS): boolean {
  const accepted = headers['accept-encoding']
  return typeof accepted === 'string' && ENCODINGS[encoding].test(accepted)
}

/** Weak comparison, as If-None-Match requires. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}
