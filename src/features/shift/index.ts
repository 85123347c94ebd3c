import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const shiftFeature: CompanionFeature<CompanionDeps> = {
  id: 'shift',
  screens: ['shift'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
