import type { BlockFault } from '#layout/block-boundary.tsx'
import { Screen } from '#layout/screen.tsx'
import { useApi } from '#api/api-context.tsx'
import type { ApiClient } from '#api/client.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ScreenFrame } from '#ui/patterns/screen-frame.tsx'
import { useMemo } from 'react'
import type { Page } from './load-page.ts'
import { ObstacleView } from './obstacle-view.tsx'
import { registry } from './registry.ts'

interface PageViewProps {
  page: Exclude<Page, { kind: 'redirect' }>
  onRetry: () => void
}

/** A page's screen with its blocks, or the reason why there is none. */
export function PageView({ page, onRetry }: PageViewProps) {
  const t = useT()
  const { client } = useApi()
  const onFault = useMemo(() => reporter(client), [client])
  if (page.kind === 'obstacle') return <ObstacleView obstacle={page.obstacle} venue={page.venue} onRetry={onRetry} />
  return (
    <Screen
      key={page.screenId}
      layout={page.layout}
      blocks={registry.blocks}
      data={page.data}
      frame={({ order, aside }) => <ScreenFrame main={order} aside={aside} />}
      notice={({ kind }) => (
        <Notice tone="warning">{t(kind === 'threw' ? 'shell.block.failed' : 'shell.block.unknown')}</Notice>
      )}
      onFault={onFault}
    />
  )
}

/** Client errors go to the log call with their context. @source diner spec §7 "POST /api/diner/log" */
const reporter = (client: ApiClient) => (fault: BlockFault) => {
  const { kind, blockId, blockType, error, componentStack } = fault
  const text = `block ${kind}: ${blockType} (${blockId}) ${error instanceof Error ? error.message : ''}`.trim()
  const context = { blockId, blockType, componentStack: componentStack?.slice(0, 1000) }
  client.POST('/api/diner/log', { body: { error: text.slice(0, 1000), context } }).catch(() => undefined)
}
