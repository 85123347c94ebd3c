import type { Clock } from './clock.ts'
import type { Online } from './online.ts'
import type { Visibility } from './visibility.ts'

/** Ports of the browser for tests, moved by hand. */

type Alarm = { at: number; readonly run: () => void; readonly period?: number }

/** A clock that moves only when a test moves it. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void
}

/** Due timers fire in order while the clock is moved. */
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

/** Shown and hidden by hand. */
export function fakeVisibility(visible = true): Visibility & { set(visible: boolean): void } {
  const listeners = new Set<(visible: boolean) => void>()
  return {
    isVisible: () => visible,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (next) => {
      visible = next
      for (const listener of listeners) listener(next)
    },
  }
}

/** Switched by hand. */
export function fakeOnline(online = true): Online & { set(online: boolean): void } {
  const listeners = new Set<(online: boolean) => void>()
  return {
    isOnline: () => online,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (next) => {
      online = next
      for (const listener of listeners) listener(next)
    },
  }
}
