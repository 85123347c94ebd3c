import { duration } from '#audit/report/of-report.ts'
import { previewText } from '#messages/preview.ts'

type Terminal = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown }

const USUAL_COLUMNS = 80

/** Number of progress lines in a log. */
const LOG_LINES = 10

/**
 * Shows how many pictures are taken and the remaining time: on a terminal as one updated line, in a log as a few lines,
 * starting at once.
 */
export function showFrames(terminal: Terminal, now: () => number = () => performance.now()) {
  const start = now()
  const line = (text: string) => {
    const shown = text.slice(0, (terminal.columns ?? USUAL_COLUMNS) - 1)
    terminal.write(terminal.isTTY ? `\r\u001B[K${shown}` : `${text}\n`)
  }
  let logged = -1
  return {
    say: line,
    update({ done, all, title }: { done: number; all: number; title: string }): void {
      const part = Math.floor((done * LOG_LINES) / all)
      if (!terminal.isTTY && part === logged) return
      logged = part
      const seconds = done === 0 ? undefined : (((now() - start) / done) * (all - done)) / 1000
      const left = seconds === undefined ? previewText('progress.unknown') : duration(seconds)
      line(previewText('progress.line', { done, all, left, title }))
    },
    end: () => {
      if (terminal.isTTY) line('')
    },
  }
}
