/** The present moment and what happens later, so that nothing else reads the clock of the machine. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs once after a time. @returns stops it */
  after(milliseconds: number, run: () => void): () => void
  /** Runs again and again. @returns stops it */
  every(milliseconds: number, run: () => void): () => void
}

let offsetMs = 0

/** From now on {@link systemClock} goes from this moment on, whatever the machine says. */
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

/** A moment that the machine's own clock told, such as when an answer came, by the corrected one. @units milliseconds since the epoch */
export const correctedTime = (machineMs: number): number => systemClock.now() - (Date.now() - machineMs)
