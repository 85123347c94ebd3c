/**
 * SQLSTATE codes, or their class prefixes, of a database that is temporarily unavailable: connections (08), no disk
 * space, memory or connections left (53), shutdown and start (57P), timeout of a statement or an idle transaction
 * (57014, 25P03), a read-only server during failover (25006).
 * @source PostgreSQL 15, appendix A
 */
const STATES = /^(?:08|53|57P0[1-3]|57014|25P03|25006)/

/** Operating system codes for a failed or lost connection. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors for which the driver gives only a text. */
const DRIVER_TEXTS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Whether an error, or its cause, says that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (STATES.test(code) || SYSTEM_CODES.has(code) || DRIVER_TEXTS.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return isUnavailable(error.cause)
}
