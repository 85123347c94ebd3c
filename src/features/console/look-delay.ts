/** Polling interval without live updates, and of the second check with them. */
const ASK_MS = 10_000
const LIVE_MS = 60_000
const LEAST_MS = 1_000

/**
 * Delay until all orders are refetched. Refetching single orders does not postpone it, so missed changes are found.
 * @param ageMs - since all of them were read
 * @param isLive - live updates arrive
 * @units milliseconds
 */
export const lookDelay = (ageMs: number, isLive: boolean): number =>
  isLive ? Math.min(Math.max(LIVE_MS - ageMs, LEAST_MS), LIVE_MS) : ASK_MS
