import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const loyaltyFeature: Feature<PageDeps> = {
  id: 'loyalty',
  modals: {
    loyalty: onDemand(() => import('./modals/loyalty-modal.tsx').then(({ LoyaltyModal }) => LoyaltyModal)),
    'loyalty-reward': onDemand(() =>
      import('./modals/reward-modal.tsx').then(({ RewardModal }) => RewardModal),
    ),
  },
}
