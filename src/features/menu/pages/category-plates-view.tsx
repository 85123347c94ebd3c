import { Link } from '#platform/navigation/link.tsx'
import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { useVisitPath } from '#session/links.ts'
import { useVenue } from '#session/venue-context.tsx'
import { pad, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateList } from '#ui/patterns/plate-list.tsx'
import type { CategoryData } from '../category.screen.ts'
import { FilterBar } from './filter-bar.tsx'
import { followLink } from '../follow-link.ts'
import { useSections } from '../use-sections.ts'

const Root = styled.section`
  padding: ${space(2)} ${pad.inset} ${space(8)};

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${TOUCH_TARGET};
    color: ${token.link};
  }

  > h1 {
    font-size: ${text[4]};
  }

  > p {
    padding-top: ${space(1)};
    color: ${token.description};
  }

  > ul {
    margin-top: ${space(4)};
  }
`

export function CategoryPlates() {
  const t = useT()
  const { alias, mode } = useVenue()
  const { category } = useBlockData<CategoryData>()
  const { menu, sections } = useSections()
  const visitPath = useVisitPath()
  const section = sections.find(({ id }) => id === category?.id)
  if (!category || !menu || !mode) return null
  return (
    <Root>
      <Link to={visitPath(paths.menu(alias, modeSegment(mode)))}>
        <Icon name="chevron-left" />
        {t('menu.all')}
      </Link>
      <h1 id="categoria">{category.showName}</h1>
      {category.description && <p>{category.description}</p>}
      <FilterBar menu={menu} />
      {section && (
        <PlateList
          plates={section.plates}
          eager={3}
          labelledBy="categoria"
          heading="h2"
          onOpen={followLink}
        />
      )}
    </Root>
  )
}
