import { lazy, memo, Suspense, useDeferredValue, useEffect } from 'react'
import styled from 'styled-components'
import type { Menu } from '#generated/models.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'
import { pad, space } from '#theme/tokens.ts'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { SearchBox } from '#ui/patterns/search-box.tsx'
import { FoundPlates } from '../components/found-plates.tsx'
import { PlateSections } from '../components/plate-sections.tsx'
import { searchPlates } from '../search-plates.ts'
import { useHashScroll } from '../use-hash-scroll.ts'
import { useSections } from '../use-sections.ts'

/** Cards are for menus whose plates do not stand inline. */
const CategoryOverview = lazy(() =>
  import('../pages/category-overview.tsx').then((view) => ({ default: view.CategoryOverview })),
)

/** Allergens and diets: for those who ask for them. */
const FilterBar = lazy(() => import('../pages/filter-bar.tsx').then((view) => ({ default: view.FilterBar })))

/** Memoized: React would draw a boundary whose code is still on its way empty when its parent renders again. */
const Filters = memo(function Filters({ menu }: { menu: Menu }) {
  return (
    <div className="filters">
      <Suspense>
        <FilterBar menu={menu} />
      </Suspense>
    </div>
  )
})

const Root = styled.div`
  padding-bottom: ${space(8)};

  > .search {
    padding: ${space(4)} ${pad.inset} 0;
  }
  /* Its code comes on its own; what is below stays where it is. */
  > .filters {
    min-height: 56px;
  }
`

type Settings = { search: boolean; eager: number }

function MenuPlates({ settings }: { settings: Settings }) {
  const t = useT()
  const { branch } = useVenue()
  const { menu, sections, isError } = useSections()
  const { menuView } = useSession()
  const text = useSessionValue('menuView', ({ searchText }) => searchText)
  const setText = (searchText: string) => menuView.setState({ searchText })
  // Typing never waits for the list.
  const searched = useDeferredValue(text)
  const isSearching = text.trim() !== '' && searched.trim() !== ''
  const found = isSearching ? searchPlates(sections, searched) : []
  useHashScroll(menu, sections, () => setText(''))
  // A search ends with its menu.
  useEffect(() => () => menuView.setState({ searchText: '' }), [menuView])
  if (isError && !menu) return <EmptyState icon="warning" title={t('menu.error')} />
  if (!menu) return <Skeleton shapes={['title', 'row', 'row', 'row', 'row']} />
  const isDeclared = menu.categories.some(({ plates }) =>
    plates.some((plate) => plate.allergens ?? plate.diets),
  )
  if (sections.length === 0 && !isDeclared) return <EmptyState icon="utensils" title={t('menu.empty')} />
  const isInline = branch?.generalConfig.menuConfig.platesInMainView
  const announcement = found.length === 1 ? t('menu.results.one') : t('menu.results', { n: found.length })
  return (
    <Root>
      {settings.search && (
        <div className="search">
          <SearchBox
            label={t('menu.search')}
            clearLabel={t('menu.clear-search')}
            value={text}
            onChange={setText}
            announcement={isSearching ? announcement : ''}
          />
        </div>
      )}
      {isDeclared && <Filters menu={menu} />}
      {isSearching && <FoundPlates plates={found} text={searched} />}
      {!isSearching && isInline && <PlateSections sections={sections} eager={settings.eager} />}
      {!isSearching && !isInline && <CategoryOverview sections={sections} eager={settings.eager} />}
    </Root>
  )
}

/** The menu itself: plates under their categories, or the categories as cards. @source diner spec §2.5, HOME-03, HOME-06 */
export const menuPlatesBlock = defineBlock<Settings>({
  type: 'menu-plates',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      search: { type: 'boolean' },
      eager: { type: 'integer', minimum: 0, maximum: 12 },
    },
  },
  defaults: { search: true, eager: 0 },
  render: MenuPlates,
})
