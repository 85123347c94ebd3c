import { ERRORS } from '#generated/errors.ts'
import type { ErrorCode, OrderIssue, Problem } from '#generated/models.ts'

import type { FieldError } from './contract/validators.ts'
import { isRolledBack } from './db/retry-transaction.ts'
import { isUnavailable } from './db/unavailable.ts'
import { BucketFault } from './images/bucket-files.mjs'

/** Retry delay while the database is unavailable: a restarted one is back by then. @units s */
export const RETRY_AFTER_S = '2'

/** When a client may retry after an error. @units s */
export function retryAfterOf(error: unknown): string | undefined {
  const code = codeOfThrown(error)
  if (code === 'UNAVAILABLE') return RETRY_AFTER_S
  return code === 'RATE_LIMITED' ? (error as { retryAfter?: string }).retryAfter : undefined
}

/** The HTTP status of a code: the only place that maps codes to numbers. */
export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status
}

/** Optional members of a problem. */
type Details = Pick<Problem, 'detail' | 'findings' | 'faults'> & { errors?: OrderIssue[] | FieldError[] }

/** The body of an error response. */
export function problemOf(code: ErrorCode, { detail, errors, findings, faults }: Details = {}): Problem {
  const { status, title } = ERRORS[code]
  return { type: `urn:vitrina:error:${code}`, title, status, code, detail, errors, findings, faults }
}

const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_REQUEST',
  FST_ERR_BAD_URL: 'INVALID_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'URI_TOO_LONG',
}

/** The code of an error thrown by the framework before a handler ran; INTERNAL for anything unexpected. */
export function codeOfThrown(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'INTERNAL'
  const thrown = 'code' in error ? String(error.code) : ''
  const known = FRAMEWORK_CODES[thrown]
  if (known !== undefined) return known
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 400) return error instanceof SyntaxError ? 'INVALID_JSON' : 'INVALID_REQUEST'
  if (status === 413) return 'BODY_TOO_LARGE'
  if (status >= 400 && status < 500) return 'INVALID_REQUEST'
  // a page rethrows the code of one of its calls
  if (thrown === 'UNAVAILABLE' || thrown === 'RATE_LIMITED') return thrown
  const isPassing = error instanceof BucketFault || isUnavailable(error) || isRolledBack(error)
  return isPassing ? 'UNAVAILABLE' : 'INTERNAL'
}
