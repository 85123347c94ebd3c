import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { modeSelectionBlock } from './blocks/mode-selection.block.tsx'
import { venueHeaderBlock } from './blocks/venue-header.block.tsx'
import { AccountModal } from './modals/account-modal.tsx'
import { ClosedModal } from './modals/closed-modal.tsx'
import { ConfirmLeaveModal } from './modals/confirm-leave-modal.tsx'
import { HoursModal } from './modals/hours-modal.tsx'
import { modeSelectionScreen } from './mode-selection.screen.ts'

export const feature: FeatureModule<PageDeps> = {
  screens: [modeSelectionScreen],
  blocks: [venueHeaderBlock, modeSelectionBlock],
  modals: {
    hours: HoursModal,
    closed: ClosedModal,
    account: AccountModal,
    'confirm-leave': ConfirmLeaveModal,
  },
}
