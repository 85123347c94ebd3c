import { createMessages } from '#messages/index.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { Storefront } from '#generated/models.ts'
import type { PageHead } from '#layout/define-screen.ts'
import { companion } from '#messages/companion.ts'
import { useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView, type StatusAction, type StatusKind } from '#ui/patterns/status-view.tsx'
import type { CompanionObstacle } from './load-companion.ts'

const TEXTS = {
  'not-found': { title: 'companion.not-found.title', text: 'companion.not-found.text' },
  denied: { title: 'companion.denied.title', text: 'companion.denied.text' },
  error: { title: 'companion.error.title', text: 'companion.error.text' },
} as const

const KINDS: Record<CompanionObstacle, StatusKind> = {
  'not-found': 'not-found',
  denied: 'blocked',
  error: 'error',
}

interface CompanionObstacleViewProps {
  obstacle: CompanionObstacle
  /** of the failed request, for support */
  requestId?: string
  onRetry: () => void
}

/** The full-screen view of a companion page that cannot be shown. @source delivery spec §2 "404 page" */
export function CompanionObstacleView({ obstacle, requestId, onRetry }: CompanionObstacleViewProps) {
  const t = useT(companion)
  const { title, text } = TEXTS[obstacle]
  const { alias, branchContact } = useVenue()
  const action: Partial<Record<CompanionObstacle, StatusAction>> = {
    error: { label: t('companion.error.action'), onPress: onRetry },
    // Only a store has riders.
    denied: branchContact && {
      label: t('companion.denied.action'),
      href: companionPaths.shift(alias, 'phoneIntake'),
    },
  }
  return (
    <StatusView
      kind={KINDS[obstacle]}
      title={t(title)}
      text={t(text)}
      requestId={requestId}
      action={action[obstacle]}
    />
  )
}

export function companionObstacleHead(obstacle: CompanionObstacle, storefront: Storefront): PageHead {
  const t = createMessages(storefront)(companion)
  return { title: `${t(TEXTS[obstacle].title)} · ${storefront.name}`, noIndex: true }
}
