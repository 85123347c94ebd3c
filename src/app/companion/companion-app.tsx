import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiProvider } from '#api/api-context.tsx'
import type { Api } from '#api/api-context.tsx'
import { createMessages } from '#messages/index.ts'
import { LiveUpdatesProvider } from '#providers/live-updates/contract.ts'
import { MapsProvider } from '#providers/maps/contract.ts'
import { MessagingContextProvider } from '#providers/messaging/contract.ts'
import { VenueProvider } from '#session/venue-context.tsx'
import { MessagesProvider } from '#ui/patterns/messages-context.tsx'
import { MoneyProvider } from '#ui/patterns/money-context.tsx'
import { ToastProvider } from '#ui/primitives/toast/toast-context.tsx'
import { createToastStore } from '#ui/primitives/toast/toast-store.ts'
import { liveUpdates, maps, messaging } from '../providers.ts'
import { ProductShell } from '../shell-frame.tsx'
import { CompanionObstacleView } from './companion-obstacle.tsx'
import type { CompanionPage } from './load-companion.ts'

interface CompanionAppProps {
  page: CompanionPage
  api: Api
  queryClient: QueryClient
  onRetry: () => void
}

/** The whole interface of one companion page: what the server renders and the browser hydrates. */
export function CompanionApp({ page, api, queryClient, onRetry }: CompanionAppProps) {
  const { storefront } = page.venue
  const messages = useMemo(() => createMessages(storefront.locale, storefront.messages), [storefront])
  const labels = useMemo(() => {
    const t = messages()
    return { area: t('shell.toasts'), close: t('shell.close-toast') }
  }, [messages])
  const [toasts] = useState(createToastStore)
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <MessagesProvider value={messages}>
          <ToastProvider store={toasts} labels={labels}>
            <VenueProvider value={page.venue}>
              <MoneyProvider country={storefront.country}>
                <CompanionPorts>
                  <ProductShell>
                    {page.kind === 'obstacle' ? (
                      <CompanionObstacleView obstacle={page.obstacle} onRetry={onRetry} />
                    ) : (
                      <page.screen.View data={page.data} />
                    )}
                  </ProductShell>
                </CompanionPorts>
              </MoneyProvider>
            </VenueProvider>
          </ToastProvider>
        </MessagesProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}

/** What companion pages reach the world by. */
function CompanionPorts({ children }: { children: ReactNode }) {
  return (
    <MessagingContextProvider value={messaging}>
      <LiveUpdatesProvider value={liveUpdates}>
        <MapsProvider value={maps}>{children}</MapsProvider>
      </LiveUpdatesProvider>
    </MessagingContextProvider>
  )
}
