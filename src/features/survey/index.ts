import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const surveyFeature: CompanionFeature<CompanionDeps> = {
  id: 'survey',
  screens: ['survey'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
