import type { FastifyInstance } from 'fastify'

import { KnownAnswers } from './known-answers.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

/** An answer whose body was read before. */
class ReadResponse extends Response {
  private readonly value: unknown

  constructor(body: Uint8Array<ArrayBuffer>, init: ResponseInit, value: unknown) {
    super(body, init)
    this.value = value
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.value)
  }
}

/**
 * Calls the server's own routes in process, so that a page sees exactly what a browser sees. An answer that may be
 * kept and did not change since the last call is not read again: it gives the same object, which is read-only.
 */
export function fetchInProcess(app: FastifyInstance): (request: Request) => Promise<Response> {
  const known = new KnownAnswers()
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as Method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body === null ? undefined : Buffer.from(await request.arrayBuffer()),
    })
    const { statusCode: status, rawPayload: bytes } = answer
    const type = answer.headers['content-type']
    const headers = type === undefined ? undefined : { 'content-type': String(type) }
    if (status === 204 || status === 304) return new Response(null, { status, headers })
    const mayKeep = request.method === 'GET' && status === 200 && isPublic(answer.headers['cache-control'])
    if (!mayKeep || !String(type).startsWith('application/json'))
      return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers })
    // clients ask a body of known length for its JSON, any other for its text
    const init = { status, headers: { ...headers, 'content-length': String(bytes.length) } }
    return new ReadResponse(bytes as Uint8Array<ArrayBuffer>, init, known.read(pathname + search, bytes))
  }
}

function isPublic(cacheControl: unknown): boolean {
  return typeof cacheControl === 'string' && /(^|[\s,])public([\s,]|$)/.test(cacheControl)
}
