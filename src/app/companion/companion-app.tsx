import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from '#api/api-context.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import { AppProviders } from '../app-providers.tsx'
import { useClearOfToasts } from '../late/use-focus-in-sight.ts'
import { liveUpdates, maps, messaging } from '../providers.ts'
import { ProductShell } from '../shell-frame.tsx'
import { CompanionObstacleView } from './companion-obstacle.tsx'
import type { CompanionPage } from './load-companion.ts'

interface ViewProps {
  page: CompanionPage
  /** Another page is pending and slow to load. */
  isLoading?: boolean
  onRetry: () => void
}

/** The whole interface of one companion page: what the server renders and the browser hydrates. */
export function CompanionApp({
  api,
  queryClient,
  ...shown
}: ViewProps & { api: Api; queryClient: QueryClient }) {
  const { venue } = shown.page
  const around = useMemo(() => ({ venue, maps, messaging, liveUpdates }), [venue])
  return (
    <AppProviders {...{ api, queryClient }} storefront={venue.storefront} value={around}>
      <ProductShell>
        <CompanionView {...shown} />
      </ProductShell>
    </AppProviders>
  )
}

function CompanionView({ page, isLoading = false, onRetry }: ViewProps) {
  const t = useT()
  useClearOfToasts()
  if (isLoading) return <StatusView kind="loading" title={t('shell.status.loading')} />
  if (page.kind === 'obstacle') return <CompanionObstacleView {...page} onRetry={onRetry} />
  return <page.screen.View data={page.data} />
}
