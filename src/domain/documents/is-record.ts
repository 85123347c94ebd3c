/**
 * Whether parsed JSON is an object: not null, not a list.
 * @source assumed: what is read from files, requests and storage may be anything
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
