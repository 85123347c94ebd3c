import { ORDER_CODE_LENGTH } from '#domain/defaults.ts'

/** Where a provider sends its notices. */
export const noticePath = (provider: string): string => `/api/payments/notices/${provider}`

/** Where a bank redirects the diner to: venue alias and order code, joined as in the specification. */
export const bankPath = (provider: string, alias: string, code: string): string =>
  `/api/callback/${provider}/${alias}${code}`

/** Splits them again: a code has a fixed length. */
export function splitSegments(segments: string): { alias: string; code: string } {
  return { alias: segments.slice(0, -ORDER_CODE_LENGTH), code: segments.slice(-ORDER_CODE_LENGTH) }
}
