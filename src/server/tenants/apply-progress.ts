import type { Clock } from '../clock.ts'
import type { ApplyOptions } from './apply-tenants.ts'

/** What is sooner done needs no word. @source assumed: about when people wonder whether anything happens */
const EVERY_MS = 5_000

/** Tells every few seconds how many folders were gone through. */
export function applyProgress(
  clock: Clock,
  tell: (line: string) => void,
): NonNullable<ApplyOptions['onProgress']> {
  let told = clock().getTime()
  return ({ added, changed, unchanged, refused }, total) => {
    const now = clock().getTime()
    if (now - told < EVERY_MS) return
    told = now
    const done = [added, changed, unchanged, refused].reduce((sum, { length }) => sum + length, 0)
    tell(`Applying the tenants: ${done} of ${total}\n`)
  }
}
