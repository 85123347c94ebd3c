import { useState } from 'react'

/** Work that a press begins, and whether it is under way. */
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
