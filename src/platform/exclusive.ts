/** Runs work of which only one page of this browser may do some at a time. */
export interface Exclusive {
  /** Waits for its turn; the turn ends with the work. */
  run(name: string, work: () => Promise<void>): Promise<void>
}

/** Turns within this page: for browsers without locks, and for tests. */
export function localExclusive(): Exclusive {
  let last = Promise.resolve()
  return {
    run: (_name, work) => {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

/** Turns among all pages of this browser. */
export function browserExclusive(
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
): Exclusive {
  if (locks === undefined) return localExclusive()
  return {
    run: async (name, work) => {
      await locks.request(name, work)
    },
  }
}
