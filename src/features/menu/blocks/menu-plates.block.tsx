import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { onDemand } from '#platform/on-demand.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { pad, space } from '#theme/tokens.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { MenuSearch } from '../components/menu-search.tsx'
import { PlateSections } from '../components/plate-sections.tsx'
import { useHashScroll } from '../use-hash-scroll.ts'
import { useSections } from '../use-sections.ts'

/** Cards are for menus whose plates do not stand inline. */
const CategoryOverview = drawn(
  onDemand(() => import('../pages/category-overview.tsx').then((view) => view.CategoryOverview)),
)

/** Allergens and diets: for those who ask for them. */
const FilterBar = drawn(onDemand(() => import('../pages/filter-bar.tsx').then((view) => view.FilterBar)))

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
  const { menu, sections, isError } = useSections()
  const { menuView } = useSession()
  useHashScroll(menu, sections, () => menuView.setState({ searchText: '' }))
  if (isError && !menu) return <EmptyState icon="warning" title={t('menu.error')} />
  if (!menu) return <Skeleton shapes={['title', 'row', 'row', 'row', 'row']} />
  const isDeclared = menu.categories.some(({ plates }) =>
    plates.some((plate) => plate.allergens ?? plate.diets),
  )
  if (sections.length === 0 && !isDeclared) return <EmptyState icon="utensils" title={t('menu.empty')} />
  const isInline = branch?.generalConfig.menuConfig.platesInMainView
  const List = isInline ? PlateSections : CategoryOverview
  const list = <List sections={sections} eager={settings.eager} />
  const filters = isDeclared && (
    <div className="filters">
      <FilterBar menu={menu} />
    </div>
  )
  return (
    <Root>
      {settings.search ? (
        <MenuSearch sections={sections} filters={filters}>
          {list}
        </MenuSearch>
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
