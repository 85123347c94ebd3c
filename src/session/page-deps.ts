import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/api-context.tsx'
import type { Route } from '#domain/routes/routes.ts'
import type { Venue } from './venue.ts'

/** Dependencies of a screen's `load`; the same on the server and in the browser. */
export interface PageDeps extends Api {
  queryClient: QueryClient
  route: Route
  /** The storefront; absent on the branch selection. */
  venue: Venue
  /** Milliseconds since the epoch. */
  now: number
  /** The page is being hydrated: what its HTML shows need not be loaded again. */
  isDrawn: boolean
}
