import type { BlockFault } from '#layout/block-boundary.tsx'
import { Screen, type ScreenProps } from '#layout/screen.tsx'
import { onDemand } from '#platform/on-demand.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ScreenFrame } from '#ui/patterns/screen-frame.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import { useMemo } from 'react'
import type { ReportError } from './error-log.ts'
import type { ShownPage } from './load-page.ts'
import { registry } from './registry.ts'

/** Most visits never show one: its code loads with the page that failed. */
export const obstacleView = onDemand(() => import('./obstacle-view.tsx').then((view) => view.ObstacleView))

const ObstacleView = lazyView(obstacleView)

interface PageViewProps {
  page: ShownPage
  isLoading: boolean
  onRetry: () => void
  report: ReportError
}

/** A page's screen with its blocks, or the reason why there is none. @source requirements ROUTE-09 */
export function PageView({ page, isLoading, onRetry, report }: PageViewProps) {
  const t = useT()
  const screen = page.kind === 'screen' ? page.screenId : undefined
  const onFault = useMemo(() => faultReporter(report, screen), [report, screen])
  if (isLoading) return <StatusView kind="loading" title={t('shell.status.loading')} />
  if (page.kind === 'obstacle') return <ObstacleView {...page} onRetry={onRetry} />
  return (
    <Screen
      key={page.screenId}
      layout={page.layout}
      blocks={registry.blocks}
      data={page.data}
      frame={inFrame}
      notice={noticeOf}
      onFault={onFault}
    />
  )
}

const inFrame: ScreenProps['frame'] = ({ order, aside }) => <ScreenFrame main={order} aside={aside} />

const noticeOf: ScreenProps['notice'] = ({ kind }) => <BlockNotice kind={kind} />

/** Replaces a block that failed or that is unknown. */
function BlockNotice({ kind }: Pick<BlockFault, 'kind'>) {
  const t = useT()
  return <Notice tone="warning">{t(kind === 'threw' ? 'shell.block.failed' : 'shell.block.unknown')}</Notice>
}

/** A failed block is reported with its place and type. @source requirements LOG-01 */
const faultReporter = (report: ReportError, screen: string | undefined) => (fault: BlockFault) => {
  const { kind, blockId, blockType, error, componentStack } = fault
  report(error ?? `Block ${kind}: ${blockType}`, { screen, blockId, blockType, componentStack })
}
