import { cart } from './cart.ts'
import { common } from './common.ts'
import { hours } from './hours.ts'
import { info } from './info.ts'
import { menu } from './menu.ts'
import { mode } from './mode.ts'
import { shell } from './shell.ts'

/** The texts of the first view, which every page has; all others are named by the code that shows them. */
export const baseTexts = { ...cart, ...common, ...hours, ...info, ...menu, ...mode, ...shell } as const
