import { useEffect, useMemo } from 'react'
import styled from 'styled-components'
import { pad, space } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateList } from '#ui/patterns/plate-list.tsx'
import { usePlateCounts } from '#session/use-plate-counts.ts'
import type { Section } from '../menu-sections.ts'
import { searchPlates } from '../search-plates.ts'

const Root = styled.section`
  min-height: 60dvh;
  padding: ${space(4)} ${pad.inset} 0;
`

interface FoundPlatesProps {
  sections: readonly Section[]
  /** What was searched for. */
  text: string
  onFound: (count: number) => void
  onEnd: () => void
}

/** What a search in the menu found. */
export function FoundPlates({ sections, text, onFound, onEnd }: FoundPlatesProps) {
  const t = useT()
  const cart = usePlateCounts()
  const plates = useMemo(() => searchPlates(sections, text), [sections, text])
  useEffect(() => onFound(plates.length), [plates, onFound])
  return (
    <Root aria-labelledby="found">
      <h2 id="found" className="visually-hidden">
        {t('menu.found')}
      </h2>
      {plates.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('menu.no-results', { text })}
          action={<Button onPress={onEnd}>{t('menu.all')}</Button>}
        />
      ) : (
        <PlateList plates={plates} cart={cart} />
      )}
    </Root>
  )
}
