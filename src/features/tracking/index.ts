import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const trackingFeature: CompanionFeature<CompanionDeps> = {
  id: 'tracking',
  screens: ['tracking'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
