import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const consoleFeature: CompanionFeature<CompanionDeps> = {
  id: 'console',
  screens: ['console'],
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
