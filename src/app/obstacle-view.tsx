import type { Storefront } from '#generated/models.ts'
import { paths } from '#domain/routes/routes.ts'
import type { PageHead } from '#layout/define-screen.ts'
import { createMessages } from '#messages/index.ts'
import type { Venue } from '#session/venue-context.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import type { StatusKind } from '#ui/patterns/status-view.tsx'
import type { Obstacle } from './load-page.ts'

const TEXTS = {
  'not-found': {
    title: 'shell.status.not-found.title',
    text: 'shell.status.not-found.text',
    action: 'shell.status.not-found.action',
  },
  'order-not-found': {
    title: 'shell.status.no-order.title',
    text: 'shell.status.no-order.text',
    action: 'shell.status.no-order.action',
  },
  'all-blocked': {
    title: 'shell.status.blocked.title',
    text: 'shell.status.blocked.text',
    action: 'shell.status.not-found.action',
  },
  'mode-not-found': {
    title: 'shell.status.no-mode.title',
    text: 'shell.status.no-mode.text',
    action: 'shell.status.no-mode.action',
  },
  error: {
    title: 'shell.status.error.title',
    text: 'shell.status.error.text',
    action: 'shell.status.error.action',
  },
} as const

const KINDS: Record<Obstacle, StatusKind> = {
  'not-found': 'not-found',
  'order-not-found': 'not-found',
  'all-blocked': 'blocked',
  'mode-not-found': 'no-mode',
  error: 'error',
}

interface ObstacleViewProps {
  obstacle: Obstacle
  venue?: Venue
  onRetry: () => void
}

/** The full-screen view of a page that cannot be shown. @source requirements ROUTE-09 */
export function ObstacleView({ obstacle, venue, onRetry }: ObstacleViewProps) {
  const t = useT()
  const { title, text, action } = TEXTS[obstacle]
  // A blocked venue has no home of its own; its brand may have other venues.
  const alias = obstacle === 'all-blocked' ? venue?.storefront.venueList : venue?.alias
  const home = alias ? paths.entry(alias) : paths.branchSelection()
  return (
    <StatusView
      kind={KINDS[obstacle]}
      title={t(title)}
      text={t(text)}
      action={
        obstacle === 'error' ? { label: t(action), onPress: onRetry } : { label: t(action), href: home }
      }
    />
  )
}

export function obstacleHead(obstacle: Obstacle, storefront: Storefront): PageHead {
  const t = createMessages(storefront.messages)
  return { title: `${t(TEXTS[obstacle].title)} · ${storefront.name}`, noIndex: true }
}
