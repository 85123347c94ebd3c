import { console } from '#messages/console.ts'
import { addTexts } from '#messages/index.ts'
import { ledger } from '#messages/ledger.ts'
import { consoleScreen } from './console.screen.tsx'

addTexts(console)
addTexts(ledger)

export const feature = { screens: [consoleScreen] }
