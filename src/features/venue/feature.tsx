import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { modeSelectionBlock } from './blocks/mode-selection.block.tsx'
import { venueHeaderBlock } from './blocks/venue-header.block.tsx'
import { modeSelectionScreen } from './mode-selection.screen.ts'

export const feature: FeatureModule<PageDeps> = {
  screens: [modeSelectionScreen],
  blocks: [venueHeaderBlock, modeSelectionBlock],
}
