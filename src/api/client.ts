import createClient, { type Client } from 'openapi-fetch'

import type { paths } from '#generated/api.ts'
import type { OrderIssue } from '#generated/models.ts'
import type { ErrorCode } from '#generated/errors.ts'
import { timeLimit } from '#platform/time-limit.ts'

/** Timeout of a call that sets no other: an unresponsive network counts as none. @units ms */
export const TIMEOUT_MS = 15_000

/** Why a call failed: a code of the contract, or a failure on the way. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNREADABLE'

/** A failed call. Screens decide by `code` what to show; this module never touches the user interface. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly issues: OrderIssue[]
  /** id of the request, as in the server's log; absent without a response */
  readonly requestId: string | undefined
  /** the response's `Retry-After`. @units s */
  readonly retryAfter: string | undefined

  constructor(
    code: ApiErrorCode,
    status: number,
    options: { cause?: unknown; issues?: OrderIssue[]; requestId?: string; retryAfter?: string } = {},
  ) {
    super(`API call failed: ${code}`, { cause: options.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.issues = options.issues ?? []
    this.requestId = options.requestId
    this.retryAfter = options.retryAfter
  }
}

/** Checks only the format: a newer server may return codes that this page does not know. */
const looksLikeCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && /^[A-Z][A-Z_]{2,59}$/.test(value)

const isIssue = (value: unknown): value is OrderIssue =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string'

/** Parses a problem response; anything else is 'UNREADABLE'. */
export function toApiError(problem: unknown, { status, headers }: Response): ApiError {
  const details = {
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: headers.get('retry-after') ?? undefined,
  }
  if (typeof problem !== 'object' || problem === null) return new ApiError('UNREADABLE', status, details)
  const { code, errors } = problem as { code?: unknown; errors?: unknown }
  if (!looksLikeCode(code)) return new ApiError('UNREADABLE', status, details)
  return new ApiError(code, status, {
    ...details,
    issues: Array.isArray(errors) ? errors.filter(isIssue) : [],
  })
}

/** The id by which an operator finds a failure in the log. */
export const requestOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Whether an error means that the resource does not exist: it is gone, or its name is invalid. */
export const isNoSuch = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400)

export type Fetch = (request: Request) => Promise<Response>

/**
 * The calls of the contract with their types: over the network in a browser, directly to the handlers on the server.
 */
export type ApiClient = Pick<Client<paths>, 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'>

/**
 * A client over the network. A call that times out fails like one without a network: nobody knows whether the server
 * has it. A call with a `signal` of its own has no other time limit.
 */
export function createApiClient(origin: string, fetch: Fetch, timeoutMs = TIMEOUT_MS): ApiClient {
  class TimedRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, { ...init, signal: init?.signal ?? timeLimit(timeoutMs) })
    }
  }
  return createClient<paths>({ baseUrl: origin, fetch, Request: TimedRequest })
}

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * The body of a successful response.
 * @errors {@link ApiError} with the problem's code; 'NETWORK' without a response
 */
export async function bodyOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call.catch((cause: unknown) => {
    throw new ApiError('NETWORK', 0, { cause })
  })
  if (answer.data === undefined) throw toApiError(answer.error, answer.response)
  return answer.data
}

type Read = { parameters: unknown; responses: { 200: { content: { 'application/json': unknown } } } }
type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: Read } ? Path : never }[keyof paths]
type BodyAt<Path extends ReadPath> = paths[Path]['get']['responses'][200]['content']['application/json']

/** The body of a successful JSON read; not for files. @errors as {@link bodyOf} */
export const ask = <Path extends ReadPath>(
  client: Pick<ApiClient, 'GET'>,
  path: Path,
  params: paths[Path]['get']['parameters'],
): Promise<BodyAt<Path>> => {
  const get = client.GET as (path: Path, init: { params: unknown }) => Promise<Answer<BodyAt<Path>>>
  return bodyOf(get(path, { params }))
}

/** Waits for a successful response without a body. @errors as {@link bodyOf} */
export async function doneOf(call: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await call.catch((cause: unknown) => {
    throw new ApiError('NETWORK', 0, { cause })
  })
  if (!response.ok) throw toApiError(error, response)
}
