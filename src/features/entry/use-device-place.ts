import { useEffect, useState } from 'react'
import type { Point } from '#domain/geo/distance.ts'
import { browserGeolocation } from '#platform/geolocation.ts'
import { useVenue } from '#session/page-context.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'

/**
 * Where the device is, asked once as a branch with `askForLocation` is entered and no address is known.
 * Nothing is shown or kept when the answer is no.
 *
 * @source requirements BRAN-09
 */
export function useDevicePlace(isAddressKnown: boolean): Point | undefined {
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
