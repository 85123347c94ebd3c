import { useEffect, useState } from 'react'
import { systemClock } from '#platform/clock.ts'

/** Ages in words change by the minute; updating every quarter is enough. */
const TICK_MS = 15_000

/**
 * The current time, updated as often as ages in words need it.
 * @param first - time of the first render, also of the server's
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
