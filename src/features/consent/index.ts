import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'

export const consentFeature: Feature<PageDeps> = {
  id: 'consent',
  modals: {
    consent: onDemand(() => import('./modals/consent-modal.tsx').then(({ ConsentModal }) => ConsentModal)),
  },
}

/** What asks and tells, beside every page of a venue that has a vendor. */
export const ConsentKeeper = lazyView(
  onDemand(() => import('./consent-keeper.tsx').then((code) => code.ConsentKeeper)),
  'leave-out',
)
