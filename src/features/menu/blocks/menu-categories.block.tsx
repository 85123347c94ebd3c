import { defineBlock } from '#layout/define-block.ts'
import { navigate } from '#platform/navigation/location.ts'
import { useVenue } from '#session/venue-context.tsx'
import { CategoryBar } from '#ui/patterns/category-bar.tsx'
import { useSections } from '../use-sections.ts'

/** A press on the category whose hash the address already has is news too: a search may stand in its place. */
function forgetHash(id: string) {
  const { pathname, search, hash } = window.location
  if (hash === `#${encodeURIComponent(id)}`) navigate(pathname + search, { replace: true })
}

function MenuCategories() {
  const { branch } = useVenue()
  const { sections } = useSections()
  const isInline = branch?.generalConfig.menuConfig.platesInMainView
  if (!isInline || sections.length < 2) return null
  const categories = sections.map(({ segment, category }) => ({ id: segment, name: category.showName }))
  return <CategoryBar categories={categories} onOpen={forgetHash} />
}

/** Sticky buttons to the sections of the menu. @source diner spec §2.5, requirements HOME-03, HOME-04 */
export const menuCategoriesBlock = defineBlock<Record<never, never>>({
  type: 'menu-categories',
  label: 'block.menu-categories',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  examples: [{ name: 'bar' }],
  render: MenuCategories,
})
