import { console } from '#messages/console.ts'
import { addTexts } from '#messages/index.ts'
import { consoleScreen } from './console.screen.tsx'

addTexts(console)

export const feature = { screens: [consoleScreen] }
