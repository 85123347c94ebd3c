import { useLocation } from 'react-router-dom'
import { orderingState } from '#domain/hours/ordering.ts'
import { paths } from '#domain/routes/routes.ts'
import { useBranchContact, useSessionValue, useVenue } from './page-context.ts'
import { useOrderMode } from './use-menu.ts'

/** Whether an order can be scheduled: in the order mode of the page, and where modes are chosen in any of them. */
export function useCanSchedule(): boolean {
  const { alias, listedModes } = useVenue()
  const venue = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { pathname } = useLocation()
  const mode = useOrderMode()
  const modes = mode && pathname !== paths.entry(alias) ? [mode] : listedModes
  return modes.some((one) => orderingState(venue, one, now).canSchedule)
}
