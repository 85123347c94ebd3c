import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const shiftFeature: CompanionFeature<CompanionDeps> = {
  id: 'shift',
  screens: ['shift'],
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
