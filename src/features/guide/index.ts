import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const guideFeature: CompanionFeature<CompanionDeps> = {
  id: 'guide',
  screens: ['guide'],
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
