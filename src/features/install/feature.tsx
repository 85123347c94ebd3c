import type { FeatureModule } from '#layout/define-feature.ts'
import { install } from '#messages/install.ts'
import { addTexts } from '#messages/index.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { installOfferBlock } from './blocks/install-offer.block.tsx'

addTexts(install)

export const feature: FeatureModule<PageDeps> = { screens: [], blocks: [installOfferBlock] }
