import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { plateDetailBlock } from './blocks/plate-detail.block.tsx'
import { plateOverMenuBlock } from './blocks/plate-over-menu.block.tsx'
import { PlateModal } from './modals/plate-modal.tsx'
import { plateScreen } from './plate.screen.ts'

export const feature: FeatureModule<PageDeps> = {
  screens: [plateScreen],
  blocks: [plateDetailBlock, plateOverMenuBlock],
  modals: { plate: PlateModal },
}
