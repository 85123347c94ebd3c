import { companionFeature } from '#layout/define-companion-screen.ts'

export const surveyFeature = companionFeature('survey', ['survey'], () => import('./feature.tsx'))
