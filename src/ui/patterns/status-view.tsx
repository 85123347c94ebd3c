import styled from 'styled-components'

import { shell } from '#messages/shell.ts'
import { pad, space } from '#theme/tokens.ts'
import { centred } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { useT } from './messages-context.tsx'

const Screenful = styled.div`
  display: grid;
  align-content: center;
  min-height: 70dvh;

  &[data-loading] {
    align-content: start;
    ${centred(1200)}
    padding: ${space(4)} ${pad.inset};
  }
`

export type StatusKind = 'loading' | 'error' | 'not-found' | 'blocked' | 'no-mode' | 'offline'

const icons: Record<Exclude<StatusKind, 'loading'>, IconName> = {
  error: 'warning',
  'not-found': 'search',
  blocked: 'store',
  'no-mode': 'utensils',
  offline: 'offline',
}

export type StatusAction =
  | { readonly label: string; readonly onPress: () => void }
  | { readonly label: string; readonly href: string }

export type StatusViewProps = {
  readonly kind: StatusKind
  readonly title: string
  readonly text?: string
  /** of the failed request, for support */
  readonly requestId?: string
  /** the only action */
  readonly action?: StatusAction
}

/** A whole screen that says why there is nothing else on it. Its title is the page's heading. */
export function StatusView({ kind, title, text, requestId, action }: StatusViewProps) {
  const t = useT(shell)
  if (kind === 'loading') {
    return (
      <Screenful data-loading="">
        <h1 className="visually-hidden">{title}</h1>
        <div role="status" aria-label={title}>
          <Skeleton shapes={['picture', 'title', 'short', 'row', 'row', 'row']} />
        </div>
      </Screenful>
    )
  }
  return (
    <Screenful>
      <EmptyState
        level={1}
        icon={icons[kind]}
        title={title}
        text={requestId === undefined ? text : `${text} ${t('shell.status.request', { id: requestId })}`}
        action={action && <StatusButton action={action} />}
      />
    </Screenful>
  )
}

/** A plain link, not a route: leaving a dead end loads the next page from the server. */
function StatusButton({ action }: { readonly action: StatusAction }) {
  return 'href' in action ? (
    <ButtonLink href={action.href}>{action.label}</ButtonLink>
  ) : (
    <Button onPress={action.onPress}>{action.label}</Button>
  )
}
