import { companionFeature } from '#layout/define-companion-screen.ts'

export const trackingFeature = companionFeature('tracking', ['tracking'], () => import('./feature.tsx'))
