import type { State } from './state.ts'
import { cartStates } from './states/cart.ts'
import { entryStates } from './states/entry.ts'
import { menuStates } from './states/menu.ts'
import { plateStates } from './states/plate.ts'

/** Every state of every screen of the product, for whichever brand has it. */
export const STATES: readonly State[] = [...entryStates, ...menuStates, ...plateStates, ...cartStates]
