import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const plateFeature: Feature<PageDeps> = {
  id: 'plate',
  screens: ['plate'],
  blocks: ['plate-detail'],
  modals: { plate: () => import('./modals/plate-modal.tsx').then(({ PlateModal }) => PlateModal) },
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
