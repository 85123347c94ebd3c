import type { IncomingMessage } from 'node:http'
import { gzip } from 'node:zlib'
import { promisify } from 'node:util'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { PreparedBody } from './handlers.ts'

const compress = promisify(gzip)
/** Below this an answer fits one packet anyway. */
const COMPRESS_FROM_BYTES = 1_400
const COMPRESSION_LEVEL = 5

/** Sends a value as JSON, or bytes as they are; long JSON compressed where the browser takes it. */
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
  const text = JSON.stringify(body)
  if (text.length < COMPRESS_FROM_BYTES) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  if (!takesGzip(request)) return reply.send(text)
  reply.header('content-encoding', 'gzip')
  return reply.send(await compress(text, { level: COMPRESSION_LEVEL }))
}

/** Sends bytes prepared earlier, or 304 when the browser still has them. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, body: PreparedBody): FastifyReply {
  reply.header('etag', body.etag).header('cache-control', body.cacheControl).header('vary', 'accept-encoding')
  if (matches(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
  reply.code(200).type('application/json; charset=utf-8')
  if (body.gzip === undefined || !takesGzip(request)) return reply.send(body.json)
  return reply.header('content-encoding', 'gzip').send(body.gzip)
}

export function takesGzip({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const accepted = headers['accept-encoding']
  return typeof accepted === 'string' && /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)
}

/** Weak comparison, as If-None-Match asks for. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}
