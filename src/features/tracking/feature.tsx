import { trackingScreen } from './tracking.screen.tsx'

export const feature = { screens: [trackingScreen] }
