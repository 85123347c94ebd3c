import { useEffect, useMemo, type ReactNode } from 'react'
import styled from 'styled-components'
import { formatAmount } from '#domain/money/money.ts'
import { pad, space, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateArea } from '#ui/patterns/plate-area.tsx'
import { PlateList } from '#ui/patterns/plate-list.tsx'
import { usePlateCounts } from '#session/use-plate-counts.ts'
import { Failure } from '../components/menu-lists.tsx'
import { searchPlates } from './search-plates.ts'
import { useSections } from '../use-sections.ts'

/** Nobody reads more results; the diner refines the search. */
const MAX_SHOWN = 60

const Root = styled.section`
  min-height: 60dvh;
  padding: ${space(4)} ${pad.inset} 0;

  > p {
    margin-top: ${space(4)};
    color: ${token.description};
    text-align: center;
  }
`

interface FoundPlatesProps {
  /** The search text. */
  text: string
  /** Called with the number of results as text, and with '' while it is unknown. */
  onFound: (said: string) => void
  onEnd: () => void
  waiting: ReactNode
}

/** Results of a search in the menu. */
export function FoundPlates({ text, waiting, onFound, onEnd }: FoundPlatesProps) {
  const t = useT()
  const cart = usePlateCounts()
  const { sections, isError } = useSections()
  const plates = useMemo(() => sections && searchPlates(sections, text), [sections, text])
  const shown = useMemo(() => plates?.slice(0, MAX_SHOWN), [plates])
  const count = plates?.length
  const said =
    count === undefined
      ? ''
      : count === 1
        ? t('menu.results.one')
        : t('menu.results', { n: formatAmount(count, 0) })
  useEffect(() => {
    onFound(said)
    return () => onFound('')
  }, [said, onFound])
  if (!plates || !shown) return isError ? <Failure /> : waiting
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
        <PlateArea cart={cart}>
          <PlateList plates={shown} canAdd={cart !== undefined} />
        </PlateArea>
      )}
      {shown.length < plates.length && (
        <p>
          {t('menu.results-cut', { shown: formatAmount(shown.length, 0), n: formatAmount(plates.length, 0) })}
        </p>
      )}
    </Root>
  )
}
