import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { isPoint } from '#domain/geo/distance.ts'
import type { BranchContact } from '#generated/models.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { useSessionValue } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'
import type { BranchData } from './branch.screen.ts'

interface ReachableContacts {
  contacts: readonly BranchContact[]
  /** Whether distance and reach are those of the diner's address. */
  isMeasured: boolean
  isLoading: boolean
  isError: boolean
  retry: () => void
}

/** The branch contacts of the page, with distance and reach as soon as an address is known. */
export function useReachableContacts(): ReachableContacts {
  const { contacts } = useBlockData<BranchData>()
  const { alias } = useVenue()
  const { queries } = useApi()
  const location = useSessionValue('location', (state) => state.location)
  const wanted = isPoint(location) ? queries.branchContacts(alias, location) : undefined
  const { data, isFetching, isError, refetch } = useQuery(
    wanted ?? { queryKey: ['branch-contacts', 'none'], queryFn: skipToken },
  )
  const measured = wanted && data?.branchContacts
  return {
    contacts: measured ?? contacts,
    isMeasured: measured !== undefined,
    isLoading: isFetching,
    isError: wanted !== undefined && isError,
    retry: () => void refetch(),
  }
}
