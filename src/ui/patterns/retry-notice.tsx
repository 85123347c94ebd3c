import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

import { useT } from './messages-context.tsx'

type Props = { readonly text: string; readonly onRetry: () => unknown }

/** Replaces a part of the page that failed to load, with a retry button. */
export function RetryNotice({ text, onRetry }: Props) {
  const t = useT()
  return (
    <Notice tone="danger" live>
      <p>{text}</p>
      <Button tone="quiet" icon="refresh" onPress={() => void onRetry()}>
        {t('common.retry')}
      </Button>
    </Notice>
  )
}
