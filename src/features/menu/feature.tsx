import { Outlet } from 'react-router-dom'
import { defineBlock } from '#layout/define-block.ts'
import type { FeatureModule } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { loyaltyBannerBlock } from './blocks/loyalty-banner.block.tsx'
import { menuCategoriesBlock } from './blocks/menu-categories.block.tsx'
import { menuHighlightsBlock } from './blocks/menu-highlights.block.tsx'
import { menuPlatesBlock } from './blocks/menu-plates.block.tsx'
import { promoBannerBlock } from './blocks/promo-banner.block.tsx'
import { categoryScreen } from './category.screen.ts'
import { menuScreen } from './menu.screen.ts'

/** Not part of the menu page: its code loads with its own page. */
const CategoryPlates = lazyView(
  onDemand(() => import('./pages/category-plates-view.tsx').then((view) => view.CategoryPlates)),
)

export const feature: FeatureModule<PageDeps> = {
  screens: [menuScreen, categoryScreen],
  blocks: [
    loyaltyBannerBlock,
    promoBannerBlock,
    menuHighlightsBlock,
    menuCategoriesBlock,
    menuPlatesBlock,
    // The plates of one category on their own page. @source diner spec §2 "Optional params category and plate"
    defineBlock({ type: 'category-plates', render: CategoryPlates }),
    // Place for the plate modal that the address opens over the menu. @source diner spec §2.5 plateDetailInModal
    defineBlock({ type: 'plate-over-menu', render: () => <Outlet /> }),
  ],
}
