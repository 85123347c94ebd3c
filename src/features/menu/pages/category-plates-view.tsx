import { Link } from '#ui/primitives/action/link.tsx'
import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { category as categoryTexts } from '#messages/category.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { useVisitPath } from '#session/links.ts'
import { useVenue } from '#session/page-context.ts'
import { useMenuOutline } from '#session/use-menu.ts'
import { pad, space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { CategoryData } from '../category.screen.ts'
import { CategoryPlateList } from '../components/menu-lists.tsx'
import { MenuSearch } from '../components/menu-search.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useCategories, type NamedCategory } from '../use-sections.ts'

const Root = styled.section`
  padding: ${space(2)} ${pad.inset} ${space(8)};

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${TOUCH_TARGET};
  }

  > p {
    padding-top: ${space(1)};
    color: ${token.description};
  }

  > div > ul {
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
    ${wrap(2, 4)}
    justify-content: space-between;
    margin-top: ${space(6)};
  }

  > nav > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${TOUCH_TARGET};
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
  const { outline } = useMenuOutline()
  const visitPath = useVisitPath()
  if (!category || !outline || !mode) return null
  return (
    <Root>
      <Link to={visitPath(paths.menu(alias, modeSegment(mode)))}>
        <Icon name="chevron-left" />
        {t('menu.all')}
      </Link>
      <h1 id="categoria">{category.showName}</h1>
      {category.description && <p>{category.description}</p>}
      <MenuSearch filters={<FilterBar outline={outline} categoryId={category.id} />}>
        <CategoryPlateList categoryId={category.id} eager={3} />
        <Neighbours of={category.id} />
      </MenuSearch>
    </Root>
  )
}

/** Links to the previous and next category, in menu order. */
function Neighbours({ of }: { of: string }) {
  const t = useT(categoryTexts)
  const { alias, mode } = useVenue()
  const visitPath = useVisitPath()
  const categories = useCategories()
  const index = categories.findIndex(({ id }) => id === of)
  const before = categories[index - 1]
  const after = index < 0 ? undefined : categories[index + 1]
  if (!mode || (!before && !after)) return null
  const hrefOf = ({ segment }: NamedCategory) => visitPath(paths.category(alias, modeSegment(mode), segment))
  return (
    <nav aria-label={t('category.others')}>
      {before && (
        <Link to={hrefOf(before)} rel="prev" aria-label={t('category.before', { name: before.showName })}>
          <Icon name="chevron-left" />
          {before.showName}
        </Link>
      )}
      {after && (
        <Link to={hrefOf(after)} rel="next" aria-label={t('category.after', { name: after.showName })}>
          {after.showName}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
