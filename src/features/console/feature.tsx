import { boardScreen } from './console.screen.tsx'

export const feature = { screens: [boardScreen] }
