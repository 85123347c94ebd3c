import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const addressFeature: Feature<PageDeps> = {
  id: 'address',
  screens: [],
  blocks: [],
  modals: {
    address: () => import('./modals/address-modal.tsx').then(({ AddressModal }) => AddressModal),
  },
  // Only a modal: there is nothing a screen could need.
  load: () => Promise.resolve({ screens: [], blocks: [] }),
}
