import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { installOfferBlock } from './blocks/install-offer.block.tsx'

export const feature: FeatureModule<PageDeps> = { screens: [], blocks: [installOfferBlock] }
