import { company } from '#messages/company.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

interface MoreCardsProps {
  hasMore: boolean
  isLoading: boolean
  isError: boolean
  onMore: () => void
  onRetry: () => void
}

/** Under a grid that comes in pages: the next page, what went wrong with it, or that this was all. */
export function MoreCards({ hasMore, isLoading, isError, onMore, onRetry }: MoreCardsProps) {
  const t = useT(company)
  if (!hasMore) return <p className="quiet">{t('company.end')}</p>
  return (
    <>
      {isError && (
        <Notice tone="warning" live>
          {t('company.more-failed')}
        </Notice>
      )}
      <div className="action">
        <Button tone="secondary" loading={isLoading} onPress={isError ? onRetry : onMore}>
          {t(isError ? 'common.retry' : 'company.more')}
        </Button>
      </div>
    </>
  )
}
