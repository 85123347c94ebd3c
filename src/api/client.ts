import createClient from 'openapi-fetch'
import type { Client } from 'openapi-fetch'
import type { paths } from '#generated/api.ts'
import { ApiError, toApiError } from './api-error.ts'
import { TIMEOUT_MS } from './timeout.ts'

export type Fetch = (request: Request) => Promise<Response>

/** The calls of the contract, typed by it: through the network in a browser, to the handlers themselves on the server. */
export type ApiClient = Pick<Client<paths>, 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'>

/** A client through the network. A read that nobody answers ends like one without a network, and may be asked again. */
export function createApiClient(origin: string, fetch: Fetch, timeoutMs = TIMEOUT_MS): ApiClient {
  const read: Fetch = (request) => fetch(new Request(request, { signal: AbortSignal.timeout(timeoutMs) }))
  return createClient<paths>({
    baseUrl: origin,
    fetch: (request) => (request.method === 'GET' ? read(request) : fetch(request)),
  })
}

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * The body of a good answer.
 *
 * @errors {@link ApiError} with the problem's code; 'NETWORK' when no answer came
 */
export async function bodyOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call.catch((cause: unknown) => {
    throw new ApiError('NETWORK', 0, { cause })
  })
  if (answer.data === undefined) throw toApiError(answer.error, answer.response)
  return answer.data
}

/**
 * Waits for a good answer without a body.
 *
 * @errors as {@link bodyOf}
 */
export async function doneOf(call: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await call.catch((cause: unknown) => {
    throw new ApiError('NETWORK', 0, { cause })
  })
  if (!response.ok) throw toApiError(error, response)
}
