import { findCategory } from '#domain/menu/segments.ts'
import type { OutlinedCategory } from '#generated/models.ts'
import { defineScreen } from '#layout/define-screen.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { loadMenu, type MenuData } from './load-menu.ts'

export interface CategoryData extends MenuData {
  category?: OutlinedCategory
}

/** One category of a menu. An unknown one is not found. @source diner spec §2 "Optional params category and plate" */
export const categoryScreen = defineScreen<PageDeps, CategoryData>({
  id: 'category',
  needs: ['category-plates', 'cart-keeper', 'cart-bar'],
  load: async (deps) => {
    const { data } = await loadMenu(deps)
    const wanted = deps.route.kind === 'menu' ? deps.route.category : undefined
    const category = wanted === undefined ? undefined : findCategory(data.outline, wanted)
    return { status: category ? 200 : 404, data: { ...data, category } }
  },
  head: ({ category }, { venue }) => ({
    title: `${category?.showName ?? ''} · ${venue.branchContact?.name ?? venue.storefront.name}`,
    description: category?.description ?? venue.storefront.description,
  }),
})
