import { isAnswered } from '#platform/is-answered.ts'
import { keepEarlyPresses } from './keep-early-presses.ts'

/** The one script that stands in a page itself. */
export const INLINE_SCRIPT = `(${keepEarlyPresses.toString()})(${isAnswered.toString()})`
