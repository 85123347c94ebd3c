import { openState } from '#domain/hours/open-state.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'

/** Why the venue has closed itself by hand, in its own words, as long as that lasts. @source requirements HOURS-04 */
export function useClosureReason(): string | undefined {
  const venue = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { kind } = openState(venue, now)
  return kind === 'temporarily-closed' ? venue.manualClosure?.reason : undefined
}
