import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const venueFeature: Feature<PageDeps> = {
  id: 'venue',
  screens: ['mode-selection'],
  blocks: ['venue-header', 'mode-selection'],
  modals: ['hours', 'closed', 'account', 'confirm-leave'],
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
