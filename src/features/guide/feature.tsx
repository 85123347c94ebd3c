import { guide } from '#messages/guide.ts'
import { addTexts } from '#messages/index.ts'
import { guideScreen } from './guide.screen.tsx'

addTexts(guide)

export const feature = { screens: [guideScreen] }
