import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const guideFeature: CompanionFeature<CompanionDeps> = {
  id: 'guide',
  screens: ['guide'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
