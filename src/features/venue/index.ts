import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const venueFeature: Feature<PageDeps> = {
  id: 'venue',
  screens: ['mode-selection'],
  blocks: ['venue-header', 'mode-selection'],
  modals: {
    hours: () => import('./modals/hours-modal.tsx').then(({ HoursModal }) => HoursModal),
    closed: () => import('./modals/closed-modal.tsx').then(({ ClosedModal }) => ClosedModal),
    'confirm-leave': () =>
      import('./modals/confirm-leave-modal.tsx').then(({ ConfirmLeaveModal }) => ConfirmLeaveModal),
  },
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
