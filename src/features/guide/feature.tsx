import { guideScreen } from './guide.screen.tsx'

export const feature = { screens: [guideScreen] }
