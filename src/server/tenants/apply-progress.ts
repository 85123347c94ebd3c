import type { Clock } from '../clock.ts'
import type { ApplyOptions } from './apply-tenants.ts'

/** Faster runs need no progress report. @source assumed: about when people wonder whether anything happens */
const EVERY_MS = 5_000

/** Reports every few seconds how many folders have been processed. */
export function applyProgress(
  clock: Clock,
  tell: (line: string) => void,
): NonNullable<ApplyOptions['onProgress']> {
  let reportedAt = clock().getTime()
  return ({ added, changed, unchanged, refused }, total) => {
    const now = clock().getTime()
    if (now - reportedAt < EVERY_MS) return
    reportedAt = now
    const done = [added, changed, unchanged, refused].reduce((sum, { length }) => sum + length, 0)
    tell(`Applying the tenants: ${done} of ${total}\n`)
  }
}
