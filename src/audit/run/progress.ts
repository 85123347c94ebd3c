import { auditText } from '#messages/audit-report.ts'
import { cellName } from '../matrix/cell.ts'
import { duration } from '../report/of-report.ts'
import type { Progress } from './run-jobs.ts'

/** Output of the progress. */
export type Screen = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown }

/** Interval of lines where none can be overwritten. */
const LINE_EVERY_MS = 15_000

const USUAL_COLUMNS = 80

/**
 * Shows the progress of a run: one line that is overwritten, or, without a terminal, a plain line now and then.
 * @param screen - usually the standard error, so that the report can be piped
 * @param clock - of the machine
 */
export function showProgress(screen: Screen, clock: () => Date) {
  // time before the first page is not part of a page's time
  let start: number | undefined
  let last = clock().getTime()
  return {
    update({ done, all, current, findings }: Progress): void {
      const now = clock().getTime()
      start ??= now
      const left = done === 0 ? undefined : (((now - start) / done) * (all - done)) / 1000
      const line = auditText('progress.line', {
        done,
        all,
        current: cellName(current),
        findings,
        left: left === undefined ? auditText('progress.unknown') : duration(left),
      })
      if (screen.isTTY) {
        screen.write(`\r\u001B[K${line.slice(0, (screen.columns ?? USUAL_COLUMNS) - 1)}`)
        return
      }
      if (now - last < LINE_EVERY_MS) return
      last = now
      screen.write(`${line}\n`)
    },
    /** Writes a separate line. */
    say(line: string): void {
      screen.write(`${screen.isTTY ? '\r\u001B[K' : ''}${line}\n`)
    },
    end(): void {
      if (screen.isTTY) screen.write('\r\u001B[K')
    },
  }
}
