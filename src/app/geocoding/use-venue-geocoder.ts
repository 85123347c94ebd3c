import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from '#api/api-context.tsx'
import { onDemand, type OnDemand } from '#platform/on-demand.ts'
import type { Geocoder } from '#providers/geocoding/contract.ts'
import type { Venue } from '#session/venue.ts'

/** The geocoder of the branch's map provider; its code loads with the first search. */
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
      onUse(
        provider,
        onDemand(() =>
          import('./open-geocoder.ts').then(({ openGeocoder }) =>
            openGeocoder(provider, { country, near }, { client, queryClient }),
          ),
        ),
      ),
    [provider, country, near, client, queryClient],
  )
}

/** A geocoder whose code loads with the first search. */
const onUse = (id: string, geocoder: OnDemand<Geocoder>): Geocoder => ({
  id,
  suggest: async (text) => (await geocoder.fetch()).suggest(text),
  lookUp: async (suggestion) => (await geocoder.fetch()).lookUp(suggestion),
})
