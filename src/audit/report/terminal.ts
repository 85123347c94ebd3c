import { groupsOf } from '#domain/documents/groups-of.ts'
import { styleText } from 'node:util'

import type { AuditFinding, AuditReport } from '#generated/audit.ts'
import { auditText } from '#messages/audit-report.ts'
import { terminalLine } from '#messages/terminal-line.ts'
import { duration, placesOf, ratchetFaults, secondsOf } from './of-report.ts'

type Style = Parameters<typeof styleText>[0]

/** Colour of each level's name. */
const STYLES: Readonly<Record<AuditFinding['level'] | 'known', Style>> = {
  error: 'red',
  warning: 'yellow',
  undecided: 'magenta',
  known: 'gray',
}

/** Number of places shown per finding; the report's files have all. */
const MOST_PLACES = 4

/** The report for a terminal, by tenant and screen. @param colours - whether the terminal supports them */
export function terminalReport(report: AuditReport, colours: boolean): string {
  const paint = (style: Style, text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text
  const { counts, findings, matrix, partial, ratchet, verdict } = report
  const groups = [
    ...groupsOf(findings, ({ tenant, occurrences }) => `${tenant} · ${occurrences[0]?.screen ?? ''}`),
  ]
  const blocks = groups.map(([heading, list]) =>
    [paint('bold', terminalLine(heading)), ...list.flatMap((one) => linesOf(one, paint))].join('\n'),
  )
  const left = matrix.planned - counts.looked
  return [
    ...blocks,
    ...ratchetFaults(report).map((fault) => paint('red', fault)),
    matrix.why.join('\n'),
    ...(partial ? [paint('yellow', auditText('partial', { left }))] : []),
    [
      auditText('terminal.pages', {
        looked: counts.looked,
        duration: duration(secondsOf(report)),
        rules: report.rules.length,
      }),
      auditText('terminal.counts', { ...counts, budget: ratchet.undecidedBudget }),
      paint(verdict === 'clean' ? 'green' : 'red', auditText(`verdict.${verdict}`)),
    ].join('\n'),
    '',
  ].join('\n\n')
}

function linesOf(
  { rule, level, known, message, target, text, wcag, occurrences }: AuditFinding,
  paint: (style: Style, text: string) => string,
): string[] {
  const kind = known ? 'known' : level
  const places = placesOf(occurrences)
  const more = places.length - MOST_PLACES
  return [
    `  ${paint(STYLES[kind], auditText(`level.${kind}`))} ${paint('bold', rule)}${wcag ? ` (${wcag})` : ''}: ${terminalLine(message)}`,
    `    ${terminalLine(target)}${text && text !== target ? paint('gray', `  «${terminalLine(text)}»`) : ''}`,
    ...places.slice(0, MOST_PLACES).map((place) => `    ${paint('gray', terminalLine(place))}`),
    ...(more > 0 ? [`    ${paint('gray', auditText('terminal.more', { count: more }))}`] : []),
    ...(known ? [`    ${auditText('finding.known', known)}`] : []),
  ]
}
