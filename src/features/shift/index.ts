import { companionFeature } from '#layout/define-companion-screen.ts'

export const shiftFeature = companionFeature('shift', ['shift'], () => import('./feature.tsx'))
