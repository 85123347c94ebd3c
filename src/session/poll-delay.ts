import { TRACKING_POLL_SECONDS } from '#domain/defaults.ts'

const FIRST_MS = TRACKING_POLL_SECONDS * 1_000
/** With live updates polling goes on, in case one was lost. */
const LIVE_MS = 4 * FIRST_MS
const LONGEST_MS = 8 * FIRST_MS

/** State of the polling. @units answeredAt, failedAt: milliseconds since the epoch */
export interface PollState {
  /** No more changes will come. */
  isOver: boolean
  hasFailed: boolean
  /** Changes arrive live. */
  isLive: boolean
  /** 0 before the first answer. */
  answeredAt: number
  failedAt: number
}

/**
 * Delay before an order is requested again. While requests fail it equals the time since the last answer, so each delay
 * is twice the previous one, up to two minutes.
 * @returns false when no more changes will come
 * @units milliseconds
 * @source design §5 "polling 15 s with back-off"
 */
export function pollDelay({ isOver, hasFailed, isLive, answeredAt, failedAt }: PollState): number | false {
  if (isOver) return false
  if (!hasFailed) return isLive ? LIVE_MS : FIRST_MS
  if (answeredAt === 0) return FIRST_MS
  return Math.min(Math.max(failedAt - answeredAt, FIRST_MS), LONGEST_MS)
}
