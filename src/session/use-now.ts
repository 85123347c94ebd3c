import { useEffect, useState } from 'react'
import { systemClock } from '#platform/clock.ts'

/** Words of an age change by the minute; a quarter of one is soon enough. */
const TICK_MS = 15_000

/**
 * The present moment, as often as an age in words needs it.
 * @param first - of the first render, on a page that the server draws too
 * @units milliseconds since the epoch
 */
export function useNow(first?: number): number {
  const [now, setNow] = useState(() => first ?? systemClock.now())
  useEffect(() => {
    const tick = () => setNow(systemClock.now())
    tick()
    return systemClock.every(TICK_MS, tick)
  }, [])
  return now
}
