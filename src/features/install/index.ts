import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'

export const installFeature: Feature<PageDeps> = {
  id: 'install',
  blocks: ['install-offer'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}

/** The offer above a menu page. */
export const FloatingOffer = lazyView(
  onDemand(() => import('./floating-offer.tsx').then((code) => code.FloatingOffer)),
  'leave-out',
)
