import { createRoot } from 'react-dom/client'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { createApi, ApiProvider, type Api } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { useKeptFocus } from '#app/late/use-kept-focus.ts'
import { newQueryClient } from '#app/new-query-client.ts'
import { ToastArea } from '#ui/patterns/toast-area.tsx'
import { ToastProvider } from '#ui/primitives/toast/toast-context.tsx'
import { createToastStore } from '#ui/primitives/toast/toast-store.ts'
import { StudioGate } from './app/studio-gate.tsx'
import { forgetDrafts } from './frames/device.ts'
import { applyStudioStyles } from './look/studio-css.ts'

applyStudioStyles(document)
try {
  forgetDrafts()
} catch {
  // without storage there is nothing to remove
}

/** The element of the server's page for the app. */
const root = document.getElementById('root')
if (root) {
  const api = createApi(createApiClient(window.location.origin, (request) => fetch(request)))
  createRoot(root).render(<StudioApp api={api} queryClient={newQueryClient('browser')} />)
}

type StudioAppProps = { readonly api: Api; readonly queryClient: QueryClient }

/** The whole studio. */
function StudioApp({ api, queryClient }: StudioAppProps) {
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
