import { openState } from '#domain/hours/open-state.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'

/** The reason the venue gave for closing by hand, while that closure lasts. @source requirements HOURS-04 */
export function useClosureReason(): string | undefined {
  const venue = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { kind } = openState(venue, now)
  return kind === 'temporarily-closed' ? venue.manualClosure?.reason : undefined
}
