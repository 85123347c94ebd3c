import { WebSocket } from 'ws'

import type { OperationId } from '#server/contract/handlers.ts'
import type { Operation } from '#server/contract/document.ts'
import { DINER_COOKIE, type Answer, type CallOptions, type TestApp } from '../support/test-app.ts'
import type { World } from './world.ts'

/** A request by the parts that the contract describes. */
export type Request = {
  path?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  /** of the browser that asks; that of the diner when absent */
  cookie?: string
  /** what stands in `Authorization` */
  token?: string
  /** sent in place of the body */
  raw?: string
  /** asks for a socket, which nothing but a network gives */
  opensSocket?: boolean
}

/** A request of an operation that succeeds, with ids and tokens of the world; made anew for each try. */
export type RealRequest = (world: World) => Request | Promise<Request>

export type RealRequests<Served extends OperationId> = Record<Served, RealRequest>

const JSON_BODY = 'application/json'

/** The request as it goes over HTTP. */
export function asHttp(
  operation: Operation,
  { path = {}, query = {}, headers = {}, body, raw, cookie = DINER_COOKIE, token }: Request,
): { method: 'GET'; url: string; options: CallOptions } {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(path[name] ?? ''))
  const asked = Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&')
  const type = Object.keys(operation.body?.content ?? {})[0] ?? JSON_BODY
  const text = raw ?? (type.endsWith('urlencoded') ? asForm(body) : JSON.stringify(body))
  return {
    method: operation.method.toUpperCase() as 'GET',
    url: asked === '' ? filled : `${filled}?${asked}`,
    options: {
      cookie,
      headers: {
        ...(text === undefined ? {} : { 'content-type': type }),
        ...headers,
        ...(token === undefined ? {} : { authorization: token }),
      },
      raw: text,
    },
  }
}

const asForm = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(body) as object).map(([name, value]) => [name, JSON.stringify(value) ?? '']),
  ).toString()

/** A half of a pair of surrogates cannot stand in an address. */
const escaped = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))

export function send(server: TestApp, operation: Operation, request: Request): Promise<Answer> {
  const { method, url, options } = asHttp(operation, request)
  return request.opensSocket === true ? openSocket(server, url) : server.call(method, url, options)
}

async function openSocket({ app }: TestApp, url: string): Promise<Answer> {
  const origin = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' })
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(origin.replace('http', 'ws') + url)
    socket.on('error', reject)
    socket.on('upgrade', ({ statusCode = 0 }) =>
      resolve({ status: statusCode, body: undefined, headers: {}, text: '' }),
    )
    socket.on('open', () => socket.terminate())
  })
}
