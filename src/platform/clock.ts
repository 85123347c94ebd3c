/** The current time and timers, so that no other code reads the machine's clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs once after a time. @returns stops it */
  after(milliseconds: number, run: () => void): () => void
  /** Runs repeatedly. @returns stops it */
  every(milliseconds: number, run: () => void): () => void
}

let offsetMs = 0

/** Sets the time of {@link systemClock}, whatever the machine's clock says. */
export function setTime(nowMs: number): void {
  offsetMs = nowMs - Date.now()
}

/** The machine's own clock, corrected by {@link setTime}. */
export const systemClock: Clock = {
  now: () => Date.now() + offsetMs,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
}

/**
 * Converts a time from the machine's clock, such as that of an answer, to the corrected clock.
 * @units milliseconds since the epoch
 */
export const correctedTime = (machineMs: number): number => systemClock.now() - (Date.now() - machineMs)
