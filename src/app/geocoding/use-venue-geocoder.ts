import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from '#api/api-context.tsx'
import type { Geocoder } from '#providers/geocoding/contract.ts'
import type { Venue } from '#session/venue.ts'

/** What finds an address: the branch names its provider, whose code comes with the first search. */
export function useVenueGeocoder(
  venue: Venue | undefined,
  { client }: Api,
  queryClient: QueryClient,
): Geocoder {
  const { company, branch, branchContact } = venue ?? {}
  const provider = branch?.mapProvider ?? 'OPEN_MAP'
  const country = (branch ?? company)?.country
  const near = branchContact?.address
  return useMemo(
    () =>
      onUse(provider, async () => {
        const { openGeocoder } = await import('./open-geocoder.ts')
        return openGeocoder(provider, { country, near }, { client, queryClient })
      }),
    [provider, country, near, client, queryClient],
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
