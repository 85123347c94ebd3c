import { ORDER_CODE_LENGTH } from '#domain/defaults.ts'

/** Where a provider sends its notices. */
export const noticePath = (provider: string): string => `/api/payments/notices/${provider}`

/** Where a bank sends the diner back to: the venue and the order, which the specification runs together. */
export const bankPath = (provider: string, alias: string, code: string): string =>
  `/api/callback/${provider}/${alias}${code}`

/** The two segments again; a code has one length. */
export function splitSegments(segments: string): { alias: string; code: string } {
  return { alias: segments.slice(0, -ORDER_CODE_LENGTH), code: segments.slice(-ORDER_CODE_LENGTH) }
}
