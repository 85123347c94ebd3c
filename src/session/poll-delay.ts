import { TRACKING_POLL_SECONDS } from '#domain/defaults.ts'

const FIRST_MS = TRACKING_POLL_SECONDS * 1_000
/** Nobody has to ask then; it is asked all the same, in case something was lost. */
const LIVE_MS = 4 * FIRST_MS
const LONGEST_MS = 8 * FIRST_MS

/** What is known about the asking so far. @units answeredAt, failedAt: milliseconds since the epoch */
export interface PollState {
  /** Nothing more will happen to it. */
  isOver: boolean
  hasFailed: boolean
  /** Changes are told as they happen. */
  isLive: boolean
  /** 0 before the first answer. */
  answeredAt: number
  failedAt: number
}

/**
 * How long to wait before an order is asked for again. While asking fails, as long as it has failed already:
 * each wait is twice the one before, up to two minutes.
 * @returns false when there is nothing more to come
 * @units milliseconds
 * @source design §5 "polling 15 s with back-off"
 */
export function pollDelay({ isOver, hasFailed, isLive, answeredAt, failedAt }: PollState): number | false {
  if (isOver) return false
  if (!hasFailed) return isLive ? LIVE_MS : FIRST_MS
  if (answeredAt === 0) return FIRST_MS
  return Math.min(Math.max(failedAt - answeredAt, FIRST_MS), LONGEST_MS)
}
