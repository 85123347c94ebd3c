import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const surveyFeature: CompanionFeature<CompanionDeps> = {
  id: 'survey',
  screens: ['survey'],
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
