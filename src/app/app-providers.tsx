import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ComponentProps } from 'react'
import { ApiProvider, type Api } from '#api/api-context.tsx'
import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { Storefront } from '#generated/models.ts'
import { createMessages } from '#messages/index.ts'
import { PageProvider } from '#session/page-context.ts'
import { MessagesProvider } from '#ui/patterns/messages-context.tsx'
import { MoneyProvider } from '#ui/patterns/money-context.tsx'
import { ToastProvider } from '#ui/primitives/toast/toast-context.tsx'
import { createToastStore } from '#ui/primitives/toast/toast-store.ts'

interface AppProvidersProps extends ComponentProps<typeof PageProvider> {
  api: Api
  queryClient: QueryClient
  /** its texts and currency are used; absent on pages without a venue */
  storefront: Storefront | undefined
}

/** The context of every page: API client and queries, texts, toasts, money. */
export function AppProviders({ api, queryClient, storefront, value, children }: AppProvidersProps) {
  const { locale = DEFAULT_LOCALE, messages: overrides } = storefront ?? {}
  const messages = useMemo(() => createMessages({ locale, messages: overrides }), [locale, overrides])
  const [toasts] = useState(createToastStore)
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <PageProvider value={value}>
          <MessagesProvider value={messages}>
            <ToastProvider value={toasts}>
              {storefront ? <MoneyProvider country={storefront.country}>{children}</MoneyProvider> : children}
            </ToastProvider>
          </MessagesProvider>
        </PageProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}
