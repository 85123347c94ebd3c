import { cart } from './cart.ts'
import type { MessageKey } from './catalogue.ts'
import { common } from './common.ts'
import { hours } from './hours.ts'
import { info } from './info.ts'
import { menu } from './menu.ts'
import { mode } from './mode.ts'
import { shell } from './shell.ts'

/**
 * The texts that have arrived: those of the first view from the start, others with the code that shows them.
 * Texts only, never data, so all requests may share them.
 */
const loaded: Partial<Record<MessageKey, string>> = {
  ...cart,
  ...common,
  ...hours,
  ...info,
  ...menu,
  ...mode,
  ...shell,
}

/** Brings texts along with a feature's code; doing so twice changes nothing. */
export function addTexts(...files: readonly Partial<Record<MessageKey, string>>[]): void {
  Object.assign(loaded, ...files)
}

/** A text that has not arrived shows its key: a feature forgot to bring it. */
export const loadedText = (key: MessageKey): string => loaded[key] ?? key
