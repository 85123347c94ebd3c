import { surveyScreen } from './survey.screen.tsx'

export const feature = { screens: [surveyScreen] }
