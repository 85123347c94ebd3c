import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePlateCounts } from '#session/use-plate-counts.ts'
import { pad, space } from '#theme/tokens.ts'
import { LinkArea } from '#ui/primitives/action/link-area.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateArea } from '#ui/patterns/plate-area.tsx'
import { useSections } from '../use-sections.ts'

interface ListProps {
  /** Number of pictures loaded eagerly. */
  eager: number
}

/** Plates under their categories. */
export function MenuPlateLists({ eager }: ListProps): ReactNode {
  const cart = usePlateCounts()
  const { lists, sections, isError } = useSections()
  return (
    <PlateArea
      cart={cart}
      waiting={isError ? <Failure /> : <Skeleton shapes={['title', 'row', 'row', 'row', 'row']} />}
    >
      {lists && sections && (
        <lists.PlateSections sections={sections} eager={eager} canAdd={cart !== undefined} />
      )}
    </PlateArea>
  )
}

/** The plates of one category. */
export function CategoryPlateList({ categoryId, eager }: ListProps & { categoryId: string }) {
  const cart = usePlateCounts()
  const { lists, sections, isError } = useSections()
  return (
    <PlateArea cart={cart} waiting={isError ? <Failure /> : <Skeleton shapes={['row', 'row']} />}>
      {lists && sections && (
        <lists.PlateList
          plates={sections.find(({ id }) => id === categoryId)?.plates ?? []}
          eager={eager}
          labelledBy="categoria"
          heading="h2"
          canAdd={cart !== undefined}
        />
      )}
    </PlateArea>
  )
}

const Overview = styled.section`
  padding: ${space(5)} ${pad.inset} 0;
`

/** The categories as cards. */
export function CategoryCardList({ eager }: ListProps) {
  const t = useT()
  const { lists, sections, isError } = useSections()
  return (
    <Overview>
      <h2 className="visually-hidden" id="categorias">
        {t('menu.categories')}
      </h2>
      <LinkArea waiting={isError ? <Failure /> : <Skeleton shapes={['row', 'row', 'row']} />}>
        {lists && sections && (
          <lists.CategoryCards sections={sections} eager={eager} labelledBy="categorias" />
        )}
      </LinkArea>
    </Overview>
  )
}

/** Shown only when the page has no content; a list rendered by the server stays. */
export function Failure() {
  const t = useT()
  return <EmptyState icon="warning" title={t('menu.error')} />
}
