import { useNavigate } from '#platform/navigation/location.ts'
import styled from 'styled-components'
import { pad, space } from '#theme/tokens.ts'
import { CategoryCards } from '#ui/patterns/category-cards.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { Section } from '../use-plate-views.ts'

const Root = styled.section`
  padding: ${space(5)} ${pad.inset} 0;
`

interface CategoryOverviewProps {
  sections: readonly Section[]
  eager: number
}

/** The categories as cards; each leads to its plates. */
export function CategoryOverview({ sections, eager }: CategoryOverviewProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Root>
      <h2 className="visually-hidden" id="categorias">
        {t('menu.categories')}
      </h2>
      <CategoryCards
        labelledBy="categorias"
        eager={eager}
        categories={sections.map(({ id, href, category, plates }) => ({
          id,
          href,
          showName: category.showName,
          image: category.image,
          indicators: category.indicators,
          plateCount: plates.length,
        }))}
        onOpen={(id) => {
          const section = sections.find((candidate) => candidate.id === id)
          if (section) void navigate(section.href)
        }}
      />
    </Root>
  )
}
