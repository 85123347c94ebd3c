import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/api-context.tsx'
import type { Route } from '#domain/routes/routes.ts'
import type { Venue } from './venue.ts'

/** What a screen's `load` may use; the same on the server and in the browser. */
export interface PageDeps extends Api {
  queryClient: QueryClient
  route: Route
  /** The storefront; the branch selection has none. */
  venue: Venue
  /** Milliseconds since the epoch. */
  now: number
  /** The server drew the page: what its HTML shows need not be loaded to join it. */
  isDrawn: boolean
}
