import { useEffect, useState } from 'react'
import { systemClock } from '#platform/clock.ts'

const TICK_MS = 15_000

/** The time, as often as 'Hace 5 min' needs it. @units milliseconds since the epoch */
export function useNow(): number {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => systemClock.every(TICK_MS, () => setNow(systemClock.now())), [])
  return now
}
