import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { onDemand } from '#platform/on-demand.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { useMenuOutline } from '#session/use-menu.ts'
import { pad, space } from '#theme/tokens.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { MenuSearch } from '../components/menu-search.tsx'
import { CategoryCardList, MenuPlateLists } from '../components/menu-lists.tsx'
import { useHashScroll } from '../use-hash-scroll.ts'

/** Allergen and diet filters; loaded only when used. */
const FilterBar = lazyView(onDemand(() => import('../pages/filter-bar.tsx').then((view) => view.FilterBar)))

const Root = styled.div`
  padding-bottom: ${space(8)};

  > .search {
    padding: ${space(4)} ${pad.inset} 0;
  }
  > [data-search-bar] {
    padding-block: ${space(2)};
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
  const { outline, isError } = useMenuOutline()
  const { menuView } = useSession()
  useHashScroll(() => menuView.setState({ searchText: '' }))
  if (isError && !outline) return <EmptyState icon="warning" title={t('menu.error')} />
  if (!outline) return <Skeleton shapes={['title', 'row', 'row', 'row', 'row']} />
  if (outline.categories.length === 0) return <EmptyState icon="utensils" title={t('menu.empty')} />
  const isInline = branch?.generalConfig.menuConfig.platesInMainView
  const List = isInline ? MenuPlateLists : CategoryCardList
  const list = <List eager={settings.eager} />
  const filters = outline.allergens.length + outline.diets.length > 0 && (
    <div className="filters">
      <FilterBar outline={outline} />
    </div>
  )
  return (
    <Root>
      {settings.search ? (
        <MenuSearch filters={filters}>{list}</MenuSearch>
      ) : (
        <>
          {filters}
          {list}
        </>
      )}
    </Root>
  )
}

/** The menu itself: plates under their categories, or the categories as cards. @source diner spec §2.5, HOME-03, HOME-06 */
export const menuPlatesBlock = defineBlock<Settings>({
  type: 'menu-plates',
  settings: {
    search: { type: 'boolean' },
    eager: { type: 'integer', minimum: 0, maximum: 12 },
  },
  defaults: { search: true, eager: 0 },
  render: MenuPlates,
})
