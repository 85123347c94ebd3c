import {
  MercadoPagoError,
  MPConnectionError,
  MPIdempotencyError,
  MPResourceLockedError,
  MPServerError,
} from 'mercadopago'

/** Errors of a connection that was never made: nothing was sent, so nothing was taken. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/**
 * Whether the vendor may have taken the money despite an error: the answer was lost or is a server error, or the
 * payment is still in progress.
 */
export function mayHaveTaken(error: Error): boolean {
  if (error instanceof MPConnectionError) return !neverReached(error)
  return [MPServerError, MPIdempotencyError, MPResourceLockedError].some((kind) => error instanceof kind)
}

/** Whether the request was never sent; the library keeps the reason in a property of its own. */
function neverReached(error: Error): boolean {
  const reason: unknown = Object.getOwnPropertyDescriptor(error, '__cause__')?.value
  const cause = reason instanceof Error ? reason.cause : undefined
  return cause instanceof Error && 'code' in cause && NEVER_REACHED.has(String(cause.code))
}

/** One word for the log: the vendor's messages may contain request data. */
export function detailOf(error: unknown): string {
  if (error instanceof MercadoPagoError) return error.status ? `http-${error.status}` : error.error
  if (error instanceof Error) return error.name
  return 'failed'
}

/** The vendor's error numbers; its messages may contain request data. */
export const codesOf = ({ causes }: MercadoPagoError): number[] =>
  causes
    .map((cause) => (typeof cause === 'object' && cause !== null && 'code' in cause ? Number(cause.code) : 0))
    .filter((code) => code > 0)
