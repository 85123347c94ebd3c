import type { FastifyInstance } from 'fastify'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

/** Calls the server's own routes in process, so that a page sees exactly what a browser sees. */
export function fetchInProcess(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as Method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body === null ? undefined : Buffer.from(await request.arrayBuffer()),
    })
    const type = answer.headers['content-type']
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
    return new Response(hasBody ? answer.body : null, {
      status: answer.statusCode,
      headers: type === undefined ? {} : { 'content-type': String(type) },
    })
  }
}
