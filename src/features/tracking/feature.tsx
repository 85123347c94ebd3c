import { addTexts } from '#messages/index.ts'
import { tracking } from '#messages/tracking.ts'
import { trackingScreen } from './tracking.screen.tsx'

addTexts(tracking)

export const feature = { screens: [trackingScreen] }
