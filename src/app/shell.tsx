import { useEffect, useState } from 'react'

import { isModeOpen } from '#domain/hours/mode-hours.ts'
import { isVenueOpen } from '#domain/hours/open-state.ts'
import { onDemand } from '#platform/on-demand.ts'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'

import { ModalHost } from './modal-host.tsx'
import { Body, Frame, type ShellProps } from './shell-frame.tsx'
import { VenueBar } from './venue-bar.tsx'

/** Long enough for the first view of any page; a page that is never idle waits no longer. */
const SETTLED_MS = 2_000

/** Ordering works without it. */
const Late = lazyView(
  onDemand(() => import('./late/late.tsx').then((code) => code.Late)),
  'leave-out',
)

/** What a page needs only later, fetched when idle. */
function LatePart() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const start = () => setIdle(true)
    // Removes a partner's token from the address before it is copied, and identifies its user before the next page.
    if (window.location.search.includes('partnerToken=')) return start()
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(start, SETTLED_MS)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(start, { timeout: SETTLED_MS })
    return () => window.cancelIdleCallback(idle)
  }, [])
  return isIdle ? <Late /> : null
}

/** Loads when a venue or mode is closed: scheduling takes more code than the closed state. */
const ClosedStrip = lazyView(
  onDemand(() => import('./late/closed-strip.tsx').then((code) => code.ClosedStrip)),
  'leave-out',
)

/** Says that the venue or the order mode is closed, and whether an order can be scheduled. @source requirements SHELL-03 */
function ClosedBanner() {
  const { branchContact } = useVenue()
  const mode = useOrderMode()
  // A boolean, not the time: a suspended boundary that re-renders on each tick discards the server's HTML.
  const isClosed = useSessionValue(
    'clock',
    ({ now }) =>
      branchContact && (!isVenueOpen(branchContact, now) || (mode && !isModeOpen(branchContact, mode, now))),
  )
  return isClosed ? <ClosedStrip /> : null
}

/** The frame of every page of a venue. @source diner spec §2.1 */
export function VenueShell({ children }: ShellProps) {
  return (
    <Frame>
      <VenueBar />
      <ClosedBanner />
      <LatePart />
      <Body>{children}</Body>
      <ModalHost />
    </Frame>
  )
}
