import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const addressFeature: Feature<PageDeps> = {
  id: 'address',
  modals: {
    address: onDemand(() => import('./modals/address-modal.tsx').then(({ AddressModal }) => AddressModal)),
  },
}
