import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from '#api/api-context.tsx'
import type { Session } from '#session/session.ts'
import type { Venue } from '#session/venue.ts'
import { venueOf } from './load-venue.ts'

/**
 * The venue of a page by the last answer of the server: its kitchen may pause while the page stands. Nothing is asked
 * here: the late part of the page does, see `useFollowedVenue`.
 */
export function useVenueOfNow(
  venue: Venue | undefined,
  { queries }: Api,
  queryClient: QueryClient,
  session: Session,
): Venue | undefined {
  const { data: entity } = useQuery({ ...queries.entity(venue?.alias ?? ''), enabled: false }, queryClient)
  return useMemo(
    () =>
      venue && entity?.type === 'branchContact'
        ? venueOf(venue, entity, session.visit.getState().allowedModes)
        : venue,
    [venue, entity, session],
  )
}
