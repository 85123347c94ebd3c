import { isOpen, openHoursOf, openState } from '#domain/hours/open-state.ts'
import type { BranchContact } from '#generated/models.ts'
import { onDemand } from '#platform/on-demand.ts'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'

interface Props {
  branchContact: BranchContact
}

/** Comes with a venue that is closed: what can be scheduled takes more code than that it is closed. */
const ClosedStrip = drawn(
  onDemand(() => import('./late/closed-strip.tsx').then((code) => code.ClosedStrip)),
  'leave-out',
)

/** Says that the venue is closed, and whether an order can be scheduled. @source requirements SHELL-03 */
export function ClosedBanner() {
  const { branchContact } = useVenue()
  return branchContact ? <WhenClosed branchContact={branchContact} /> : null
}

function WhenClosed({ branchContact }: Props) {
  // Whether, not when: a boundary that is told of each tick before its code has come gives up what the server drew.
  const isClosed = useSessionValue('clock', ({ now }) => !isOpen(openState(openHoursOf(branchContact), now)))
  return isClosed ? <ClosedStrip branchContact={branchContact} /> : null
}
