import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const plateFeature: Feature<PageDeps> = {
  id: 'plate',
  screens: ['plate'],
  blocks: ['plate-detail'],
  modals: { plate: onDemand(() => import('./modals/plate-modal.tsx').then(({ PlateModal }) => PlateModal)) },
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
