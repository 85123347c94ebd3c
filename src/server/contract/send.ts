import { gzip } from 'node:zlib'
import { promisify } from 'node:util'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { takes } from '../http/accepts.ts'

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
  return sendText(request, reply, JSON.stringify(body))
}

/** Sends a text that nobody else gets; a long one compressed where the browser takes it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  if (text.length < COMPRESS_FROM_BYTES) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  if (!takes(request, 'gzip')) return reply.send(text)
  reply.header('content-encoding', 'gzip')
  return reply.send(await compress(text, { level: COMPRESSION_LEVEL }))
}
