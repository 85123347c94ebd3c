import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { categoryPlatesBlock } from './blocks/category-plates.block.tsx'
import { loyaltyBannerBlock } from './blocks/loyalty-banner.block.tsx'
import { menuCategoriesBlock } from './blocks/menu-categories.block.tsx'
import { menuHighlightsBlock } from './blocks/menu-highlights.block.tsx'
import { menuPlatesBlock } from './blocks/menu-plates.block.tsx'
import { plateOverMenuBlock } from './blocks/plate-over-menu.block.tsx'
import { promoBannerBlock } from './blocks/promo-banner.block.tsx'
import { categoryScreen } from './category.screen.ts'
import { menuScreen } from './menu.screen.ts'

export const feature: FeatureModule<PageDeps> = {
  screens: [menuScreen, categoryScreen],
  blocks: [
    loyaltyBannerBlock,
    promoBannerBlock,
    menuHighlightsBlock,
    menuCategoriesBlock,
    menuPlatesBlock,
    categoryPlatesBlock,
    plateOverMenuBlock,
  ],
}
