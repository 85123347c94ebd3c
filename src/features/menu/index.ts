import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const menuFeature: Feature<PageDeps> = {
  id: 'menu',
  screens: ['menu', 'category'],
  blocks: [
    'loyalty-banner',
    'promo-banner',
    'menu-highlights',
    'menu-categories',
    'menu-plates',
    'category-plates',
    'plate-over-menu',
  ],
  modals: {
    'menu-filter': onDemand(() => import('./modals/filter-modal.tsx').then(({ FilterModal }) => FilterModal)),
  },
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
