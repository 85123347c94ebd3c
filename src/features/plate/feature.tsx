import { dietary } from '#messages/dietary.ts'
import { addTexts } from '#messages/index.ts'
import { plate as plateTexts } from '#messages/plate.ts'
import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { plateDetailBlock } from './blocks/plate-detail.block.tsx'
import { plateScreen } from './plate.screen.ts'

addTexts(plateTexts, dietary)

export const feature: FeatureModule<PageDeps> = {
  screens: [plateScreen],
  blocks: [plateDetailBlock],
}
