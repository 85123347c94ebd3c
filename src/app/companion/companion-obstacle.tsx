import { createMessages } from '#messages/index.ts'
import type { Storefront } from '#generated/models.ts'
import type { PageHead } from '#layout/define-screen.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import type { StatusKind } from '#ui/patterns/status-view.tsx'
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
  onRetry: () => void
}

/** The full-screen view of a companion page that cannot be shown. @source delivery spec §2 "404 page" */
export function CompanionObstacleView({ obstacle, onRetry }: CompanionObstacleViewProps) {
  const t = useT()
  const { title, text } = TEXTS[obstacle]
  const action = obstacle === 'error' ? { label: t('companion.error.action'), onPress: onRetry } : undefined
  return <StatusView kind={KINDS[obstacle]} title={t(title)} text={t(text)} action={action} />
}

export function companionObstacleHead(obstacle: CompanionObstacle, storefront: Storefront): PageHead {
  const t = createMessages(storefront.messages)
  return { title: `${t(TEXTS[obstacle].title)} · ${storefront.name}`, noIndex: true }
}
