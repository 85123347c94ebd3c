import type { OrderIssue } from '#generated/models.ts'
import type { ErrorCode } from '#generated/errors.ts'

/** Why a call failed: a code of the contract, or what happened on the way to it. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNREADABLE'

/** A failed call. Screens decide by `code` what to show; the transport never talks to the interface. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly issues: OrderIssue[]

  constructor(code: ApiErrorCode, status: number, options: { cause?: unknown; issues?: OrderIssue[] } = {}) {
    super(`API call failed: ${code}`, { cause: options.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.issues = options.issues ?? []
  }
}

/** By its shape: a newer server may answer with codes that this page has never heard of, and they are codes too. */
const looksLikeCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && /^[A-Z][A-Z_]{2,59}$/.test(value)

const isIssue = (value: unknown): value is OrderIssue =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string'

/** Reads a problem answer; whatever is not one is 'UNREADABLE'. */
export function toApiError(problem: unknown, status: number): ApiError {
  if (typeof problem !== 'object' || problem === null) return new ApiError('UNREADABLE', status)
  const { code, errors } = problem as { code?: unknown; errors?: unknown }
  if (!looksLikeCode(code)) return new ApiError('UNREADABLE', status)
  return new ApiError(code, status, { issues: Array.isArray(errors) ? errors.filter(isIssue) : [] })
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError
