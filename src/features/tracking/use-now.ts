import { useEffect, useState } from 'react'
import { systemClock } from '#platform/clock.ts'

/** Words of an age change by the minute; a quarter of one is soon enough. */
const TICK_MS = 15_000

/** The present moment: that of the first render until the page has hydrated. @units milliseconds since the epoch */
export function useNow(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const tick = () => setNow(systemClock.now())
    tick()
    return systemClock.every(TICK_MS, tick)
  }, [])
  return now
}
