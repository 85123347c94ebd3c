import { defineBlock } from '#layout/define-block.ts'
import { useVenue } from '#session/venue-context.tsx'
import { CategoryBar } from '#ui/patterns/category-bar.tsx'
import { useSections } from '../use-plate-views.ts'

function MenuCategories() {
  const { branch } = useVenue()
  const { sections } = useSections()
  const isInline = branch?.generalConfig.menuConfig.platesInMainView
  if (!isInline || sections.length < 2) return null
  return <CategoryBar categories={sections.map(({ segment, category }) => ({ id: segment, name: category.showName }))} />
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
