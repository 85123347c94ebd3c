import { orderingState } from '#domain/hours/ordering.ts'
import { useBranchContact, useSessionValue, useVenue } from './page-context.ts'
import { useChosenMode } from './use-menu.ts'

/** Whether an order can be scheduled: in the page's order mode, or in any mode where modes are chosen. */
export function useCanSchedule(): boolean {
  const { listedModes } = useVenue()
  const venue = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const mode = useChosenMode()
  const modes = mode ? [mode] : listedModes
  return modes.some((one) => orderingState(venue, one, now).canSchedule)
}
