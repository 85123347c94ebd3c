import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const venueFeature: Feature<PageDeps> = {
  id: 'venue',
  screens: ['mode-selection'],
  blocks: ['venue-header', 'mode-selection'],
  modals: {
    hours: onDemand(() => import('./modals/hours-modal.tsx').then(({ HoursModal }) => HoursModal)),
    closed: onDemand(() => import('./modals/closed-modal.tsx').then(({ ClosedModal }) => ClosedModal)),
    'confirm-leave': onDemand(() =>
      import('./modals/confirm-leave-modal.tsx').then(({ ConfirmLeaveModal }) => ConfirmLeaveModal),
    ),
  },
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
