/** While nobody tells of news, and as a second look while somebody does. */
const ASK_MS = 10_000
const LIVE_MS = 60_000
const LEAST_MS = 1_000

/**
 * How long until all orders are read again. Orders that are read one by one meanwhile do not put it off: what was told
 * to nobody is seen all the same.
 * @param ageMs - since all of them were read
 * @param isTold - news arrives
 * @units milliseconds
 */
export const lookDelay = (ageMs: number, isTold: boolean): number =>
  isTold ? Math.min(Math.max(LIVE_MS - ageMs, LEAST_MS), LIVE_MS) : ASK_MS
