import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { ApiProvider, type Api } from '#api/api-context.tsx'
import { useKeptFocus } from '#app/late/use-kept-focus.ts'
import { ToastArea } from '#ui/patterns/toast-area.tsx'
import { ToastProvider } from '#ui/primitives/toast/toast-context.tsx'
import { createToastStore } from '#ui/primitives/toast/toast-store.ts'
import { StudioGate } from './studio-gate.tsx'

type StudioAppProps = { readonly api: Api; readonly queryClient: QueryClient }

/** The whole studio. */
export function StudioApp({ api, queryClient }: StudioAppProps) {
  useKeptFocus()
  const [toasts] = useState(createToastStore)
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <ToastProvider value={toasts}>
          <StudioGate />
          <ToastArea />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}
