import { shiftScreen } from './shift.screen.tsx'

export const feature = { screens: [shiftScreen] }
