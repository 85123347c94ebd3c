import { addTexts } from '#messages/index.ts'
import { shift } from '#messages/shift.ts'
import { shiftScreen } from './shift.screen.tsx'

addTexts(shift)

export const feature = { screens: [shiftScreen] }
