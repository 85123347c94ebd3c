import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { matches, takes } from './accepts.ts'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
/** A few milliseconds of another thread; the last percent would take ten times as long. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Below this an answer fits one packet anyway. */
const PACK_FROM_BYTES = 1_400

/** A content in each form that a browser may take. */
export type StoredForms = { plain: Buffer; br?: Buffer; gzip?: Buffer }

/** An answer that is the same for everybody who asks: its bytes stand ready, and the headers that go with them. */
export type StoredBody = StoredForms & {
  /** 200 when absent */
  status?: number
  headers: Readonly<Record<string, string>>
  /** with its quotes */
  etag: string
}

/** Sends stored bytes in the smallest form that the browser takes, or 304 when it still has them. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, body: StoredBody): FastifyReply {
  reply.headers(body.headers).header('etag', body.etag).header('vary', 'accept-encoding')
  if (matches(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
  reply.code(body.status ?? 200)
  if (body.br !== undefined && takes(request, 'br'))
    return reply.header('content-encoding', 'br').send(body.br)
  if (body.gzip !== undefined && takes(request, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(body.gzip)
  return reply.send(body.plain)
}

/** Compresses a text once for everybody who asks for it. */
export async function packText(text: string): Promise<StoredForms> {
  const plain = Buffer.from(text)
  if (plain.length < PACK_FROM_BYTES) return { plain }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const [br, gzipped] = await Promise.all([
    packBrotli(plain, { params }),
    packGzip(plain, { level: GZIP_LEVEL }),
  ])
  return { plain, br, gzip: gzipped }
}

/** Memory that stored bytes take. @units bytes */
export function storedBytes({ plain, br, gzip: gzipped }: StoredForms): number {
  return plain.length + (br?.length ?? 0) + (gzipped?.length ?? 0) + 500
}

/** The name of a content among those of its address. */
export function etagOf(...content: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const each of content) hash.update(each)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
