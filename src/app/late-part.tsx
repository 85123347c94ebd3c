import { useEffect, useState } from 'react'
import { onDemand } from '#platform/on-demand.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'

/** Long enough for the first view of any page; one that is never idle waits no longer. */
const SETTLED_MS = 2_000

/** Nothing of it is needed to order. */
const Late = drawn(
  onDemand(() => import('./late/late.tsx').then((code) => code.Late)),
  'leave-out',
)

/** What a page needs only later: fetched when there is nothing else to do. */
export function LatePart() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const start = () => setIdle(true)
    // A partner's token leaves the address before anybody copies it, and who it names is known before the next page.
    if (window.location.search.includes('partnerToken=')) return start()
    // Safari does not tell when it is idle.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(start, SETTLED_MS)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(start, { timeout: SETTLED_MS })
    return () => window.cancelIdleCallback(idle)
  }, [])
  return isIdle ? <Late /> : null
}
