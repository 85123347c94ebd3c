import { useState } from 'react'

/** Work started by a press, and whether it is in progress. */
export function useBusy<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): [isBusy: boolean, begin: (...args: Args) => Promise<Result>] {
  const [isBusy, setBusy] = useState(false)
  const begin = (...args: Args) => {
    setBusy(true)
    return work(...args).finally(() => setBusy(false))
  }
  return [isBusy, begin]
}
