import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { ApiProvider, type Api } from '#api/api-context.tsx'
import { useKeptFocus } from '#app/late/use-kept-focus.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ToastArea } from '#ui/primitives/toast/toast-area.tsx'
import { ToastProvider } from '#ui/primitives/toast/toast-context.tsx'
import { StudioGate } from './studio-gate.tsx'

type StudioAppProps = { readonly api: Api; readonly queryClient: QueryClient }

/** The whole studio. */
export function StudioApp({ api, queryClient }: StudioAppProps) {
  const t = useT()
  useKeptFocus()
  const [labels] = useState(() => ({ area: t('shell.toasts'), close: t('shell.close-toast') }))
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <ToastProvider labels={labels}>
          <StudioGate />
          <ToastArea />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}
