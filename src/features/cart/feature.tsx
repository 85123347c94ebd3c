import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { cartActionsBlock } from './blocks/cart-actions.block.tsx'
import { cartBarBlock } from './blocks/cart-bar.block.tsx'
import { cartColumnBlock } from './blocks/cart-column.block.tsx'
import { cartKeeperBlock } from './blocks/cart-keeper.block.tsx'
import { cartLinesBlock } from './blocks/cart-lines.block.tsx'
import { cartUpsellingBlock } from './blocks/cart-upselling.block.tsx'
import { cartScreen } from './cart.screen.ts'

export const feature: FeatureModule<PageDeps> = {
  screens: [cartScreen],
  blocks: [
    cartLinesBlock,
    cartUpsellingBlock,
    cartActionsBlock,
    cartBarBlock,
    cartColumnBlock,
    cartKeeperBlock,
  ],
}
