import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiProvider, type Api } from '#api/api-context.tsx'
import { createMessages } from '#messages/index.ts'
import { PageProvider } from '#session/page-context.ts'
import { MessagesProvider } from '#ui/patterns/messages-context.tsx'
import { MoneyProvider } from '#ui/patterns/money-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
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
  /** Another page is on its way and takes its time. */
  isLoading?: boolean
  onRetry: () => void
}

/** The whole interface of one companion page: what the server renders and the browser hydrates. */
export function CompanionApp({ page, api, queryClient, isLoading = false, onRetry }: CompanionAppProps) {
  const { storefront } = page.venue
  const messages = useMemo(() => createMessages(storefront), [storefront])
  const [toasts] = useState(createToastStore)
  const around = useMemo(() => ({ venue: page.venue, maps, messaging, liveUpdates }), [page.venue])
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <MessagesProvider value={messages}>
          <ToastProvider value={toasts}>
            <PageProvider value={around}>
              <MoneyProvider country={storefront.country}>
                <ProductShell>
                  {isLoading ? (
                    <StatusView kind="loading" title={messages()('shell.status.loading')} />
                  ) : page.kind === 'obstacle' ? (
                    <CompanionObstacleView
                      obstacle={page.obstacle}
                      requestId={page.requestId}
                      onRetry={onRetry}
                    />
                  ) : (
                    <page.screen.View data={page.data} />
                  )}
                </ProductShell>
              </MoneyProvider>
            </PageProvider>
          </ToastProvider>
        </MessagesProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}
