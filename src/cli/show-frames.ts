import { duration } from '#audit/report/of-report.ts'
import { previewText } from '#messages/preview.ts'

type Terminal = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown }

const USUAL_COLUMNS = 80

/** Shows how many pictures are taken and how long the rest will take: one line that is written over, on a terminal alone. */
export function showFrames(terminal: Terminal, now: () => number = () => performance.now()) {
  const start = now()
  const line = (text: string) =>
    terminal.isTTY && terminal.write(`\r\u001B[K${text.slice(0, (terminal.columns ?? USUAL_COLUMNS) - 1)}`)
  return {
    say: line,
    update({ done, all, title }: { done: number; all: number; title: string }): void {
      const seconds = done === 0 ? undefined : (((now() - start) / done) * (all - done)) / 1000
      const left = seconds === undefined ? previewText('progress.unknown') : duration(seconds)
      line(previewText('progress.line', { done, all, left, title }))
    },
    end: () => line(''),
  }
}
