/** Runs work that only one page of this browser may do at a time. */
export interface Exclusive {
  /** Waits for the lock; it is released when the work ends. */
  run(name: string, work: () => Promise<void>): Promise<void>
}

/** Locks within this page: for browsers without the Web Locks API, and for tests. */
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

/** Locks across all pages of this browser. */
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
