import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '#api/api-context.tsx'
import { GeocoderProvider } from '#providers/geocoding/contract.ts'
import type { Geocoder } from '#providers/geocoding/contract.ts'
import { MapsProvider } from '#providers/maps/contract.ts'
import { useVenue } from '#session/venue-context.tsx'
import { maps } from './providers.ts'

/** What finding and showing an address needs: the branch names its provider. */
export function AddressPorts({ children }: { children: ReactNode }) {
  const { client } = useApi()
  const queryClient = useQueryClient()
  const { company, branch, branchContact } = useVenue()
  const provider = branch?.mapProvider ?? 'OPEN_MAP'
  const country = (branch ?? company)?.country
  const near = branchContact?.address
  const geocoder = useMemo(
    () =>
      onUse(provider, async () => {
        const { openGeocoder } = await import('./geocoding/open-geocoder.ts')
        return openGeocoder(provider, { country, near }, { client, queryClient })
      }),
    [provider, country, near, client, queryClient],
  )
  return (
    <GeocoderProvider value={geocoder}>
      <MapsProvider value={maps}>{children}</MapsProvider>
    </GeocoderProvider>
  )
}

/** A geocoder whose code comes with the first search, once. */
function onUse(id: string, load: () => Promise<Geocoder>): Geocoder {
  let loading: Promise<Geocoder> | undefined
  const open = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return {
    id,
    suggest: async (text) => (await open()).suggest(text),
    lookUp: async (suggestion) => (await open()).lookUp(suggestion),
  }
}
