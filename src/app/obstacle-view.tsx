import { useEffect } from 'react'
import type { Storefront } from '#generated/models.ts'
import { paths } from '#domain/routes/routes.ts'
import type { PageHead } from '#layout/define-screen.ts'
import { createMessages } from '#messages/index.ts'
import { obstacle as texts } from '#messages/obstacle.ts'
import { browserOnline } from '#platform/online.ts'
import type { Venue } from '#session/venue.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView, type StatusKind } from '#ui/patterns/status-view.tsx'
import type { Obstacle } from './load-page.ts'

const TEXTS = {
  'not-found': {
    title: 'obstacle.not-found.title',
    text: 'obstacle.not-found.text',
    action: 'obstacle.not-found.action',
  },
  'order-not-found': {
    title: 'obstacle.no-order.title',
    text: 'obstacle.no-order.text',
    action: 'obstacle.no-order.action',
  },
  'all-blocked': {
    title: 'obstacle.blocked.title',
    text: 'obstacle.blocked.text',
    action: 'obstacle.not-found.action',
  },
  'mode-not-found': {
    title: 'obstacle.no-mode.title',
    text: 'obstacle.no-mode.text',
    action: 'obstacle.no-mode.action',
  },
  error: {
    title: 'obstacle.error.title',
    text: 'obstacle.error.text',
    action: 'obstacle.error.action',
  },
  offline: {
    title: 'obstacle.offline.title',
    text: 'obstacle.offline.text',
    action: 'obstacle.offline.action',
  },
} as const

const KINDS: Record<Obstacle, StatusKind> = {
  'not-found': 'not-found',
  'order-not-found': 'not-found',
  'all-blocked': 'blocked',
  'mode-not-found': 'no-mode',
  error: 'error',
  offline: 'offline',
}

/** Those that a retry may resolve. */
const PASSING: ReadonlySet<Obstacle> = new Set(['error', 'offline'])

interface ObstacleViewProps {
  obstacle: Obstacle
  venue?: Venue
  /** of the failed request, for support */
  requestId?: string
  onRetry: () => void
}

/** The full-screen view of a page that cannot be shown. @source requirements ROUTE-09 */
export function ObstacleView({ obstacle, venue, requestId, onRetry }: ObstacleViewProps) {
  const t = useT(texts)
  // A page waiting for the network reloads once it is back, which may be before this code runs.
  useEffect(() => {
    if (obstacle !== 'offline') return undefined
    const network = browserOnline()
    if (network.isOnline()) onRetry()
    return network.onChange((online) => online && onRetry())
  }, [obstacle, onRetry])
  const { title, text, action } = TEXTS[obstacle]
  // A blocked venue has no home page; its brand may have other venues.
  const alias = obstacle === 'all-blocked' ? venue?.storefront.venueList : venue?.alias
  const home = alias ? paths.entry(alias) : paths.branchSelection()
  return (
    <StatusView
      kind={KINDS[obstacle]}
      title={t(title)}
      text={t(text)}
      requestId={requestId}
      action={
        PASSING.has(obstacle) ? { label: t(action), onPress: onRetry } : { label: t(action), href: home }
      }
    />
  )
}

export function obstacleHead(obstacle: Obstacle, storefront: Storefront): PageHead {
  const t = createMessages(storefront)(texts)
  return { title: `${t(TEXTS[obstacle].title)} · ${storefront.name}`, noIndex: true }
}
