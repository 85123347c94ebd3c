import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'

export const installFeature: Feature<PageDeps> = {
  id: 'install',
  blocks: ['install-offer'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}

/** The offer above a menu page. */
export const FloatingOffer = drawn(
  onDemand(() => import('./floating-offer.tsx').then((code) => code.FloatingOffer)),
  'leave-out',
)
