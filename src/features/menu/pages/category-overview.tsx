import { memo, useMemo } from 'react'
import styled from 'styled-components'
import { pad, space } from '#theme/tokens.ts'
import { CategoryCards } from '#ui/patterns/category-cards.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { Section } from '../menu-sections.ts'

const Root = styled.section`
  padding: ${space(5)} ${pad.inset} 0;
`

interface CategoryOverviewProps {
  sections: readonly Section[]
  eager: number
}

/** The categories as cards; each leads to its plates. */
export const CategoryOverview = memo(function CategoryOverview({ sections, eager }: CategoryOverviewProps) {
  const t = useT()
  const categories = useMemo(
    () =>
      sections.map(({ id, segment, href, category }) => ({
        id,
        segment,
        href,
        showName: category.showName,
        image: category.image,
        indicators: category.indicators,
        plateCount: category.plates.length,
      })),
    [sections],
  )
  return (
    <Root>
      <h2 className="visually-hidden" id="categorias">
        {t('menu.categories')}
      </h2>
      <CategoryCards labelledBy="categorias" eager={eager} categories={categories} />
    </Root>
  )
})
