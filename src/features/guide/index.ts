import { companionFeature } from '#layout/define-companion-screen.ts'

export const guideFeature = companionFeature('guide', ['guide'], () => import('./feature.tsx'))
