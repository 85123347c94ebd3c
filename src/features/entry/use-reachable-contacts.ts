import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { isPoint, type Point } from '#domain/geo/distance.ts'
import type { BranchContact } from '#generated/models.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { browserGeolocation } from '#platform/geolocation.ts'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import type { BranchData } from './branch.screen.ts'

/**
 * The branch contacts of the page, with distance and reach as soon as an address is known. Where the device is gives the
 * distance alone: an order may go elsewhere.
 */
export function useReachableContacts() {
  const { contacts } = useBlockData<BranchData>()
  const { alias } = useVenue()
  const { queries } = useApi()
  const location = useSessionValue('diner', (state) => state.location)
  const address = isPoint(location) ? location : undefined
  const place = useDevicePlace(location !== undefined)
  const point = address ?? place
  const wanted = point && queries.branchContacts(alias, point)
  const { data, isFetching, isError, refetch } = useQuery(
    wanted ?? { queryKey: ['branch-contacts', 'none'], queryFn: skipToken },
  )
  const measured = wanted && data?.branchContacts
  return {
    contacts: (address ? measured : measured?.map(withoutReach)) ?? contacts,
    /** Whether reach is that of the diner's address. */
    isMeasured: address !== undefined && measured !== undefined,
    isLoading: isFetching,
    isError: address !== undefined && isError,
    retry: () => void refetch(),
  }
}

const withoutReach = (contact: BranchContact): BranchContact => ({
  ...contact,
  reachableByDelivery: undefined,
})

/**
 * Where the device is, asked once as a branch with `askForLocation` is entered and no address is known.
 * Nothing is shown or kept when the answer is no.
 * @source requirements BRAN-09
 */
function useDevicePlace(isAddressKnown: boolean): Point | undefined {
  const { branch } = useVenue()
  // a stored address is known only then
  const isHydrated = useHydrated()
  const asks = isHydrated && branch?.askForLocation === true && !isAddressKnown
  const [place, setPlace] = useState<Point>()
  useEffect(() => {
    if (!asks) return
    void browserGeolocation()
      .locate()
      .then((result) => {
        if (result.ok) setPlace({ lat: result.position.lat, lng: result.position.lng })
      })
  }, [asks])
  return place
}
