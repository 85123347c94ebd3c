import { useQuery, type QueryClient } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { useRoutes } from 'react-router-dom'
import type { Api } from '#api/api-context.tsx'
import type { Session } from '#session/session.ts'
import type { Venue } from '#session/venue.ts'
import { AppProviders } from './app-providers.tsx'
import type { ReportError } from './error-log.ts'
import { useVenueGeocoder } from './geocoding/use-venue-geocoder.ts'
import type { ShownPage } from './load-page.ts'
import { venueOf } from './load-venue.ts'
import { PageView } from './page-view.tsx'
import { PlateOverMenu } from './plate-over-menu.tsx'
import { liveUpdates, maps, messaging, recordEvent } from './providers.ts'
import { STOREFRONT, useRoute } from './routes.ts'
import { ProductShell } from './shell-frame.tsx'
import { VenueShell } from './shell.tsx'

interface AppProps {
  page: ShownPage
  api: Api
  queryClient: QueryClient
  session: Session
  /** Another page is pending and slow to load. */
  isLoading?: boolean
  onRetry: () => void
  report: ReportError
}

/** The interface at the router's address. Memoized, since each render makes the router notify everything below it. */
export const AppAt = memo(function AppAt(props: AppProps) {
  const { kind } = useRoute()
  const page = <App {...props} />
  const plate = <PlateOverMenu />
  // the router ranks all routes it is given on every call
  const drawn = useRoutes(
    STOREFRONT.filter(({ id }) => id === kind).map(({ over, ...row }) => ({
      ...row,
      element: page,
      children: over === undefined ? undefined : [{ path: over, element: plate }],
    })),
  )
  // it does not match some oddly encoded paths
  return drawn ?? page
})

/**
 * The whole interface of one page, as the server renders and the browser hydrates it. It does not re-render when only
 * the address changes: a render during hydration would make hydration one long task.
 */
const App = memo(function App({
  page,
  api,
  queryClient,
  session,
  isLoading = false,
  onRetry,
  report,
}: AppProps) {
  const venue = useVenueOfNow(page.venue, api, queryClient, session)
  const geocoder = useVenueGeocoder(venue, api, queryClient)
  const around = useMemo(
    () => ({ session, venue, geocoder, maps, messaging, liveUpdates, record: recordEvent }),
    [session, venue, geocoder],
  )
  const view = <PageView page={page} isLoading={isLoading} onRetry={onRetry} report={report} />
  return (
    <AppProviders {...{ api, queryClient }} storefront={venue?.storefront} value={around}>
      {venue ? <VenueShell>{view}</VenueShell> : <ProductShell>{view}</ProductShell>}
    </AppProviders>
  )
})

/**
 * The venue as the server last reported it: its kitchen may pause while the page is open. This hook sends no request;
 * the late part of the page does, see `useFollowedVenue`.
 */
function useVenueOfNow(
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
