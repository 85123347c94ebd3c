import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/api-context.tsx'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import type { Venue } from './venue.ts'

/** Dependencies of a companion screen's `load`; the same on the server and in the browser. */
export interface CompanionDeps extends Api {
  queryClient: QueryClient
  route: CompanionRoute
  /** The venue of the address; the product itself where the address has no venue. */
  venue: Venue
  /** Query string of the address, with '?', or ''. */
  search: string
  /** Milliseconds since the epoch. */
  now: number
}
