import { useEffect, useState } from 'react'

import { isModeOpen } from '#domain/hours/mode-hours.ts'
import { isVenueOpen } from '#domain/hours/open-state.ts'
import { onDemand } from '#platform/on-demand.ts'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'

import { ModalHost } from './modal-host.tsx'
import { Body, Frame, type ShellProps } from './shell-frame.tsx'
import { VenueBar } from './venue-bar.tsx'

/** Long enough for the first view of any page; one that is never idle waits no longer. */
const SETTLED_MS = 2_000

/** Nothing of it is needed to order. */
const Late = drawn(
  onDemand(() => import('./late/late.tsx').then((code) => code.Late)),
  'leave-out',
)

/** What a page needs only later: fetched when there is nothing else to do. */
function LatePart() {
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

/** Comes with a venue or mode that is closed: what can be scheduled takes more code than that it is closed. */
const ClosedStrip = drawn(
  onDemand(() => import('./late/closed-strip.tsx').then((code) => code.ClosedStrip)),
  'leave-out',
)

/** Says that the venue or the order mode is closed, and whether an order can be scheduled. @source requirements SHELL-03 */
function ClosedBanner() {
  const { branchContact } = useVenue()
  const mode = useOrderMode()
  // Whether, not when: a boundary that is told of each tick before its code has come gives up what the server drew.
  const isClosed = useSessionValue(
    'clock',
    ({ now }) =>
      branchContact && (!isVenueOpen(branchContact, now) || (mode && !isModeOpen(branchContact, mode, now))),
  )
  return isClosed ? <ClosedStrip /> : null
}

/** What surrounds every page of a venue. @source diner spec §2.1 */
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
