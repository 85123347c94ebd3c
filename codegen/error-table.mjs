import { BANNER } from './banner.mjs'

/** The error codes with status and title, as a union and a table that has every one of them. */
export function errorTable(errors) {
  const rows = Object.entries(errors).map(
    ([code, { status, title }]) => `  ${code}: { status: ${status}, title: ${JSON.stringify(title)} },`,
  )
  return `${BANNER}
import type { ErrorCode } from './models.ts'

export type { ErrorCode } from './models.ts'

/** What one error code means. */
export interface ErrorMeaning {
  /** HTTP status of the answer. */
  readonly status: number
  /** The error in a few words, for developers; texts for diners are in src/messages. */
  readonly title: string
}

/** Every error code of the contract. */
export const ERRORS = {
${rows.join('\n')}
} as const satisfies Record<ErrorCode, ErrorMeaning>

/** Every error code, in the order of schemas/errors.yaml; apart from the table, whose titles no browser needs. */
export const ERROR_CODES: readonly ErrorCode[] = [
${Object.keys(errors)
  .map((code) => `  '${code}',`)
  .join('\n')}
]

/** Whether a value is an error code of the contract. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value)
}
`
}
