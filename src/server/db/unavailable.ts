/**
 * SQLSTATE codes, or the classes they begin with, of a database that cannot answer now and may soon: connections (08),
 * room on disk, memory and connections (53), shutdown and start (57P), a statement or a pause in a transaction that took
 * too long (57014, 25P03), a server that only reads while another takes over (25006).
 * @source PostgreSQL 15, appendix A
 */
const STATES = /^(?:08|53|57P0[1-3]|57014|25P03|25006)/

/** What the operating system says of a connection that is not or no longer there. */
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

/** What the driver says without a code. */
const DRIVER_TEXTS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Whether an error, or what caused it, says that the database cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (STATES.test(code) || SYSTEM_CODES.has(code) || DRIVER_TEXTS.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return isUnavailable(error.cause)
}
