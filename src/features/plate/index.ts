import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const plateFeature: Feature<PageDeps> = {
  id: 'plate',
  screens: ['plate'],
  blocks: ['plate-detail', 'plate-over-menu'],
  modals: ['plate'],
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
