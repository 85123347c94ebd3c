import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const loyaltyFeature: Feature<PageDeps> = {
  id: 'loyalty',
  screens: [],
  blocks: [],
  modals: {
    loyalty: () => import('./modals/loyalty-modal.tsx').then(({ LoyaltyModal }) => LoyaltyModal),
    'loyalty-reward': () => import('./modals/reward-modal.tsx').then(({ RewardModal }) => RewardModal),
  },
  // Only modals: there is nothing a screen could need.
  load: () => Promise.resolve({ screens: [], blocks: [] }),
}
