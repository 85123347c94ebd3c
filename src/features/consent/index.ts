import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const consentFeature: Feature<PageDeps> = {
  id: 'consent',
  screens: [],
  blocks: [],
  modals: {
    consent: () => import('./modals/consent-modal.tsx').then(({ ConsentModal }) => ConsentModal),
  },
  load: () => Promise.resolve({ screens: [], blocks: [] }),
}

/** What asks and tells, beside every page of a venue that has a vendor. */
export const loadConsentKeeper = () =>
  import('./consent-keeper.tsx').then(({ ConsentKeeper }) => ConsentKeeper)
