import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { plateDetailBlock } from './blocks/plate-detail.block.tsx'
import { plateScreen } from './plate.screen.ts'

export const feature: FeatureModule<PageDeps> = {
  screens: [plateScreen],
  blocks: [plateDetailBlock],
}
