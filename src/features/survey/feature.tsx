import { addTexts } from '#messages/index.ts'
import { survey } from '#messages/survey.ts'
import { surveyScreen } from './survey.screen.tsx'

addTexts(survey)

export const feature = { screens: [surveyScreen] }
