import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { useRoutes } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { ApiProvider } from '#api/api-context.tsx'
import type { Api } from '#api/api-context.tsx'
import { createMessages } from '#messages/index.ts'
import { LiveUpdatesProvider } from '#providers/live-updates/contract.ts'
import { MessagingContextProvider } from '#providers/messaging/contract.ts'
import { SessionProvider } from '#session/session-context.tsx'
import type { Session } from '#session/session.ts'
import { RecordProvider } from '#session/use-track.ts'
import { VenueProvider } from '#session/venue-context.tsx'
import { MessagesProvider } from '#ui/patterns/messages-context.tsx'
import { MoneyProvider } from '#ui/patterns/money-context.tsx'
import { ToastProvider } from '#ui/primitives/toast/toast-context.tsx'
import { createToastStore } from '#ui/primitives/toast/toast-store.ts'
import { AddressPorts } from './address-ports.tsx'
import type { ReportError } from './error-log.ts'
import type { ShownPage } from './kept-pages.ts'
import { PageView } from './page-view.tsx'
import { PlateOverMenu } from './plate-over-menu.tsx'
import { liveUpdates, messaging, recordEvent } from './providers.ts'
import { STOREFRONT } from './routes.ts'
import { ProductShell } from './shell-frame.tsx'
import { VenueShell } from './shell.tsx'

interface AppProps {
  page: ShownPage
  api: Api
  queryClient: QueryClient
  session: Session
  /** Another page is on its way and takes its time. */
  isLoading?: boolean
  onRetry: () => void
  report: ReportError
}

/** @param location - the address of the page, where it is not the router's: another one may be on its way */
export function AppAt({ location, ...props }: AppProps & { location?: Location }) {
  const page = <App {...props} />
  const over = <PlateOverMenu />
  return useRoutes(
    STOREFRONT.map(({ children, ...row }) => ({
      ...row,
      element: page,
      children: children?.map((child) => ({ ...child, element: over })),
    })),
    location,
  )
}

/**
 * The whole interface of one page: what the server renders and the browser hydrates. A step of the address alone
 * leaves it as it is; drawn again while it is hydrated, it would be hydrated in one long task.
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
  const overrides = page.venue?.storefront.messages
  const messages = useMemo(() => createMessages(overrides), [overrides])
  const labels = useMemo(
    () => ({ area: messages('shell.toasts'), close: messages('shell.close-toast') }),
    [messages],
  )
  const [toasts] = useState(createToastStore)
  const view = <PageView page={page} isLoading={isLoading} onRetry={onRetry} report={report} />
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <SessionProvider value={session}>
          <MessagesProvider value={messages}>
            <ToastProvider store={toasts} labels={labels}>
              {page.venue ? (
                <VenueProvider value={page.venue}>
                  <MoneyProvider country={page.venue.storefront.country}>
                    <MessagingContextProvider value={messaging}>
                      <LiveUpdatesProvider value={liveUpdates}>
                        <RecordProvider value={recordEvent}>
                          <AddressPorts>
                            <VenueShell>{view}</VenueShell>
                          </AddressPorts>
                        </RecordProvider>
                      </LiveUpdatesProvider>
                    </MessagingContextProvider>
                  </MoneyProvider>
                </VenueProvider>
              ) : (
                <ProductShell>{view}</ProductShell>
              )}
            </ToastProvider>
          </MessagesProvider>
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
})
