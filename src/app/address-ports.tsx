import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '#api/api-context.tsx'
import { geocodeQuery } from '#api/geocode-query.ts'
import { GeocoderProvider } from '#providers/geocoding/contract.ts'
import { MapsProvider } from '#providers/maps/contract.ts'
import { useVenue } from '#session/venue-context.tsx'
import { geocoders, maps } from './providers.ts'

/** What finding and showing an address needs: the branch names its provider, one that is not there is the open one. */
export function AddressPorts({ children }: { children: ReactNode }) {
  const { client } = useApi()
  const queryClient = useQueryClient()
  const { branch } = useVenue()
  const provider = branch?.mapProvider ?? 'OPEN_MAP'
  const country = branch?.country
  const geocoder = useMemo(() => {
    const make = geocoders[provider] ?? geocoders.OPEN_MAP
    return make((text, countries) => queryClient.query(geocodeQuery(client, text, countries)), country)
  }, [provider, country, client, queryClient])
  return (
    <GeocoderProvider value={geocoder}>
      <MapsProvider value={maps}>{children}</MapsProvider>
    </GeocoderProvider>
  )
}
