import styled from 'styled-components'
import { pad, space } from '#theme/tokens.ts'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateList } from '#ui/patterns/plate-list.tsx'
import type { PlateView } from '#ui/patterns/plate-view.ts'
import { followLink } from '../follow-link.ts'

const Root = styled.section`
  min-height: 60dvh;
  padding: ${space(4)} ${pad.inset} 0;
`

interface FoundPlatesProps {
  plates: readonly PlateView[]
  /** What was searched for. */
  text: string
}

/** What a search in the menu found. */
export function FoundPlates({ plates, text }: FoundPlatesProps) {
  const t = useT()
  return (
    <Root aria-label={t('menu.found')}>
      {plates.length === 0 ? (
        <EmptyState icon="search" title={t('menu.no-results', { text })} />
      ) : (
        <PlateList plates={plates} onOpen={followLink} />
      )}
    </Root>
  )
}
