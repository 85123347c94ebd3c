import { defineBlock } from '#layout/define-block.ts'
import { useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { CategoryBar } from '#ui/patterns/category-bar.tsx'
import { useCategories } from '../use-sections.ts'

function MenuCategories() {
  const { branch } = useVenue()
  const { menuView } = useSession()
  const isSearching = useSessionValue('menuView', ({ searchText }) => searchText.trim() !== '')
  const categories = useCategories()
  const isInline = branch?.generalConfig.menuConfig.platesInMainView
  if (!isInline || categories.length < 2) return null
  const bar = categories.map(({ segment, showName }) => ({ id: segment, name: showName }))
  // The target section is rendered only after the search has ended.
  const endSearch = () => menuView.setState({ searchText: '' })
  return <CategoryBar categories={bar} areShown={!isSearching} onOpen={endSearch} />
}

/** Sticky buttons to the sections of the menu. @source diner spec §2.5, requirements HOME-03, HOME-04 */
export const menuCategoriesBlock = defineBlock({ type: 'menu-categories', render: MenuCategories })
