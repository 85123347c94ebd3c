import createClient from 'openapi-fetch'
import type { paths } from '#generated/api.ts'
import { ApiError, toApiError } from './api-error.ts'
import { TIMEOUT_MS } from './timeout.ts'

export type Fetch = (request: Request) => Promise<Response>

/**
 * The typed client of the contract; the server passes an in-process fetch, the browser its own. A read that nobody
 * answers ends like one without a network, so that whoever asked may ask again.
 */
export function createApiClient(origin: string, fetch: Fetch, timeoutMs = TIMEOUT_MS) {
  const read: Fetch = (request) => fetch(new Request(request, { signal: AbortSignal.timeout(timeoutMs) }))
  return createClient<paths>({
    baseUrl: origin,
    fetch: (request) => (request.method === 'GET' ? read(request) : fetch(request)),
  })
}

export type ApiClient = ReturnType<typeof createApiClient>

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
  if (answer.data === undefined) throw toApiError(answer.error, answer.response.status)
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
  if (!response.ok) throw toApiError(error, response.status)
}
