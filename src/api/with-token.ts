import type { ApiClient } from './client.ts'

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const

type Call = (url: string, init?: { headers?: object }) => Promise<unknown>

/** The same calls with a bearer token; unchanged without one. */
export function withToken(client: ApiClient, token: string | undefined): ApiClient {
  if (token === undefined) return client
  const calls = METHODS.map((method): [string, Call] => {
    const send = client[method] as Call
    return [
      method,
      (url, init) => send(url, { ...init, headers: { authorization: `Bearer ${token}`, ...init?.headers } }),
    ]
  })
  // the wrapped calls have the same types
  return Object.fromEntries(calls) as unknown as ApiClient
}
