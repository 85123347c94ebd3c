import { branch } from '#messages/branch.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** In place of a list of which a search leaves nothing. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useT(branch)
  return (
    <EmptyState
      icon="search"
      title={t('branch.no-results')}
      action={
        <Button tone="secondary" onPress={onClear}>
          {t('branch.clear-search')}
        </Button>
      }
    />
  )
}
