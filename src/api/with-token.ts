import type { ApiClient } from './client.ts'

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const

type Call = (url: string, init?: { headers?: object }) => Promise<unknown>

/** The same calls, made by who shows a token; without one as they are. */
export function withToken(client: ApiClient, token: string | undefined): ApiClient {
  if (token === undefined) return client
  const calls = METHODS.map((method): [string, Call] => {
    const send = client[method] as Call
    return [
      method,
      (url, init) => send(url, { ...init, headers: { authorization: `Bearer ${token}`, ...init?.headers } }),
    ]
  })
  // what the contract says of a call does not depend on who makes it
  return Object.fromEntries(calls) as unknown as ApiClient
}
