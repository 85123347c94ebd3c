import { Link } from '#ui/primitives/action/link.tsx'
import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { category as categoryTexts } from '#messages/category.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { useVisitPath } from '#session/links.ts'
import { useVenue } from '#session/page-context.ts'
import { pad, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateList } from '#ui/patterns/plate-list.tsx'
import type { CategoryData } from '../category.screen.ts'
import { MenuSearch } from '../components/menu-search.tsx'
import { FilterBar } from './filter-bar.tsx'
import { usePlateCounts } from '#session/use-plate-counts.ts'
import type { Section } from '../menu-sections.ts'
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

  > .search {
    padding-top: ${space(3)};
  }

  > section,
  > .search + [role='group'] {
    padding-inline: 0;
  }

  > nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    margin-top: ${space(6)};
  }

  > nav > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${TOUCH_TARGET};
    color: ${token.link};
    font-weight: 600;
  }

  > nav > a[rel='next'] {
    margin-inline-start: auto;
  }
`

export function CategoryPlates() {
  const t = useT()
  const { alias, mode } = useVenue()
  const { category } = useBlockData<CategoryData>()
  const { menu, sections } = useSections()
  const visitPath = useVisitPath()
  const cart = usePlateCounts()
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
      <MenuSearch sections={sections} filters={<FilterBar menu={menu} />}>
        {section && (
          <PlateList plates={section.plates} eager={3} labelledBy="categoria" heading="h2" cart={cart} />
        )}
        <Neighbours sections={sections} at={section} />
      </MenuSearch>
    </Root>
  )
}

/** The way to the category before and after, as they stand in the menu. */
function Neighbours({ sections, at }: { sections: readonly Section[]; at: Section | undefined }) {
  const t = useT(categoryTexts)
  const index = at ? sections.indexOf(at) : -1
  const before = sections[index - 1]
  const after = index < 0 ? undefined : sections[index + 1]
  if (!before && !after) return null
  return (
    <nav aria-label={t('category.others')}>
      {before && (
        <Link
          to={before.href}
          rel="prev"
          aria-label={t('category.before', { name: before.category.showName })}
        >
          <Icon name="chevron-left" />
          {before.category.showName}
        </Link>
      )}
      {after && (
        <Link to={after.href} rel="next" aria-label={t('category.after', { name: after.category.showName })}>
          {after.category.showName}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
