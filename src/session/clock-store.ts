import { createStore } from 'zustand/vanilla'

interface ClockState {
  /** Milliseconds since the epoch; the moment of the server's render until the page has hydrated. */
  now: number
  set(now: number): void
}

/** Time as the screens see it: given by the server first, so that both render the same, then kept by the browser. */
export function createClockStore(now: number) {
  return createStore<ClockState>()((set) => ({ now, set: (next) => set({ now: next }) }))
}

export type ClockStore = ReturnType<typeof createClockStore>
