import type { ImportNote } from '#domain/exchange/import-note.ts'
import type { TenantChange } from '#domain/exchange/tenant-change.ts'
import type { MoneyFormat } from '#domain/money/money.ts'
import { changeText, importTexts } from '#messages/exchange.ts'
import { terminalLine } from '#messages/terminal-line.ts'

/** What an import would do, and what it says about its source. */
export type ImportReport = {
  format: string
  changes: readonly TenantChange[]
  notes: readonly ImportNote[]
}

const SEVERITIES = ['error', 'warning', 'info'] as const

/** The report for people: changes first, then what should be looked at, then the rest in short. */
export function reportLines({ format, changes, notes }: ImportReport, money: MoneyFormat): string {
  const lines = [
    importTexts.recognised(format),
    ...(changes.length === 0
      ? [importTexts.unchanged]
      : changes.map((change) => `  ${changeText(change, money)}`)),
  ]
  for (const severity of SEVERITIES) {
    const some = notes.filter((note) => note.severity === severity)
    if (some.length > 0) lines.push('', importTexts.notes[severity], ...some.map(noteLine))
  }
  return `${lines.map(terminalLine).join('\n')}\n`
}

function noteLine({ path, paths, what, why }: ImportNote): string {
  const more = paths.length > 1 ? importTexts.more(paths.length - 1) : ''
  return `  ${path}${more}: ${what === '' ? '' : `${what} · `}${why}`
}

/** The report for programs, with the words beside the data. */
export function reportJson(report: ImportReport, money: MoneyFormat, written: boolean): string {
  const changes = report.changes.map((change) => ({ ...change, text: changeText(change, money) }))
  return `${JSON.stringify({ format: report.format, written, changes, notes: report.notes })}\n`
}
