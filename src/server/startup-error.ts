/** Reasons for a failed start; the message of each has its remedy. */
export type StartupCode =
  | 'BAD_CONFIGURATION'
  | 'DATA_FOLDER_UNUSABLE'
  | 'DATA_FOLDER_IN_USE'
  | 'DATABASE_UNREACHABLE'
  | 'DATABASE_TOO_OLD'
  | 'PORT_UNAVAILABLE'
  | 'TENANT_INVALID'
  | 'CONTRACT_MISMATCH'

/**
 * A start that cannot continue. The message tells the operator in one line what is wrong and what to do; the command
 * line prints it without a stack.
 */
export class StartupError extends Error {
  readonly code: StartupCode

  constructor(code: StartupCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartupError'
    this.code = code
  }
}

/** A port is unavailable; `remedy` is an alternative to freeing it. */
export const portUnavailable = (where: string, remedy: string, error: unknown): StartupError =>
  new StartupError(
    'PORT_UNAVAILABLE',
    `${where} cannot be used (${reasonOf(error)}). Stop what uses it, or set ${remedy}.`,
    { cause: error },
  )

/** The message of any thrown value, for a one-line report. */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (!(error instanceof Error)) return jsonOf(error) ?? String(error)
  const own = error.message.split('\n')[0] ?? error.name
  if (own !== '') return own
  return error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : error.name
}

/** @returns undefined for a value without JSON, such as a circular one */
function jsonOf(thrown: unknown): string | undefined {
  try {
    return JSON.stringify(thrown)
  } catch {
    return undefined
  }
}
