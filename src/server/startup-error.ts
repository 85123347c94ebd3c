/** Why a start can fail; each has one remedy, said in the message. */
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
 * A start that cannot go on. The message is written for the operator: what is wrong and what to do,
 * in one line; the command line prints it without a stack.
 */
export class StartupError extends Error {
  readonly code: StartupCode

  constructor(code: StartupCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartupError'
    this.code = code
  }
}

/** That a port cannot be listened on; `remedy` is what to do besides freeing it. */
export const portUnavailable = (where: string, remedy: string, error: unknown): StartupError =>
  new StartupError(
    'PORT_UNAVAILABLE',
    `${where} cannot be used (${reasonOf(error)}). Stop what uses it, or set ${remedy}.`,
    { cause: error },
  )

/** The message of anything thrown, for a one-line report. */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (!(error instanceof Error)) return jsonOf(error) ?? String(error)
  const own = error.message.split('\n')[0] ?? error.name
  if (own !== '') return own
  return error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : error.name
}

/** @returns undefined for what JSON cannot say, as something that holds itself */
function jsonOf(thrown: unknown): string | undefined {
  try {
    return JSON.stringify(thrown)
  } catch {
    return undefined
  }
}
