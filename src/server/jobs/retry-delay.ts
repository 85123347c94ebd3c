import { HOUR_MS } from '#domain/time/lengths.ts'

/** So often a job is tried; then it is a dead letter. About five hours in all. */
export const MAX_ATTEMPTS = 12

export const FIRST_DELAY_MS = 30_000
export const LONGEST_DELAY_MS = HOUR_MS

/**
 * How long to wait before a job is tried again: doubling from half a minute, an hour at most.
 * @param attempts - tries so far, at least 1
 * @units milliseconds
 * @source assumed: a provider that is down is back within minutes or within hours
 */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
}
