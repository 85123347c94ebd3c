import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const trackingFeature: CompanionFeature<CompanionDeps> = {
  id: 'tracking',
  screens: ['tracking'],
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
