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

type Alarm = { at: number; readonly run: () => void; readonly period?: number }

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void
}

/** For tests: due alarms ring in order while the clock is moved. */
export function fakeClock(start = 0): FakeClock {
  let now = start
  let alarms: Alarm[] = []
  const set = (alarm: Alarm): (() => void) => {
    alarms.push(alarm)
    return () => {
      alarms = alarms.filter((each) => each !== alarm)
    }
  }
  const ring = (until: number): boolean => {
    const due = alarms.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
    if (due === undefined) return false
    now = due.at
    if (due.period === undefined) alarms = alarms.filter((each) => each !== due)
    else due.at += due.period
    due.run()
    return true
  }
  return {
    now: () => now,
    after: (milliseconds, run) => set({ at: now + milliseconds, run }),
    every: (milliseconds, run) => set({ at: now + milliseconds, run, period: milliseconds }),
    advance: (milliseconds) => {
      const until = now + milliseconds
      while (ring(until));
      now = until
    },
  }
}
