import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const installFeature: Feature<PageDeps> = {
  id: 'install',
  screens: [],
  blocks: ['install-offer'],
  modals: {},
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}

/** The offer above a menu page. */
export const loadFloatingOffer = () =>
  import('./floating-offer.tsx').then(({ FloatingOffer }) => FloatingOffer)
