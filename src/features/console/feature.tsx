import { consoleScreen } from './console.screen.tsx'

export const feature = { screens: [consoleScreen] }
