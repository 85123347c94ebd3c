import { groupsOf } from '#domain/documents/groups-of.ts'
import type { AuditFinding, AuditReport } from '#generated/audit.ts'
import { auditText } from '#messages/audit-report.ts'
import { fails, placesOf, ratchetFaults, secondsOf, statesOf } from './of-report.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'

/**
 * The report as JUnit XML: a suite for each tenant, a test case for each of its states, and one suite for the file of
 * known findings. An aborted run fails in its own case. A case fails with its new errors; everything else is in its
 * output.
 * @source the dialect of Jenkins' JUnit plugin, which others read too
 */
export function junitReport(report: AuditReport): string {
  const states = statesOf(report)
  const suites = [...groupsOf(states, ({ tenant }) => tenant)].map(([tenant, list]) => ({
    name: tenant,
    cases: list.map(({ screen, state, pages, findings }) => ({
      name: state,
      suite: `${tenant}.${screen}`,
      seconds: pages.reduce((sum, { seconds }) => sum + seconds, 0),
      failures: findings.filter(fails).map(failureOf),
      output: findings.filter((one) => !fails(one)).map(({ rule, message }) => `${rule}: ${message}`),
    })),
  }))
  const left = report.matrix.planned - report.counts.looked
  suites.push(ownSuite('ratchet', 'ratchet', ratchetFaults(report)))
  if (report.partial) suites.push(ownSuite('run', 'unfinished', [auditText('partial', { left })]))
  const all = suites.flatMap(({ cases }) => cases)
  const totals = (cases: typeof all, seconds: number) =>
    `tests="${cases.length}" failures="${cases.filter(({ failures }) => failures.length > 0).length}" errors="0" skipped="0" time="${seconds.toFixed(3)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="vitrina audit" ${totals(all, secondsOf(report))}>`,
    ...suites.flatMap(({ name, cases }) => [
      `  <testsuite name="${escapeXml(name)}" timestamp="${report.startedAt.slice(0, 19)}" ${totals(
        cases,
        cases.reduce((sum, { seconds }) => sum + seconds, 0),
      )}>`,
      ...cases.flatMap(caseLines),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}

type Case = {
  name: string
  suite: string
  seconds: number
  failures: { type: string; message: string; text: string }[]
  output: string[]
}

/** A suite with one case about the run itself. */
const ownSuite = (suite: string, name: string, faults: readonly string[]) => ({
  name: suite,
  cases: [
    {
      name,
      suite,
      seconds: 0,
      failures: faults.map((message) => ({ type: name, message, text: message })),
      output: [],
    },
  ],
})

/** One failure element per case, as the schema requires; it contains all of them. */
function caseLines({ name, suite, seconds, failures, output }: Case): string[] {
  const open = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(suite)}" time="${seconds.toFixed(3)}"`
  if (failures.length === 0 && output.length === 0) return [`${open}/>`]
  const [first] = failures
  return [
    `${open}>`,
    ...(first
      ? [
          `      <failure type="${escapeXml(first.type)}" message="${escapeXml(first.message)}">${escapeXml(
            failures.map(({ text }) => text).join('\n\n'),
          )}</failure>`,
        ]
      : []),
    ...(output.length > 0 ? [`      <system-out>${escapeXml(output.join('\n'))}</system-out>`] : []),
    '    </testcase>',
  ]
}

const failureOf = ({ rule, message, target, text, occurrences }: AuditFinding) => ({
  type: rule,
  message,
  text: [`${rule}: ${message}`, target, text, ...placesOf(occurrences)].join('\n'),
})

/**
 * Characters that XML 1.0 does not allow, not even escaped: control characters, unpaired surrogates, and two others.
 */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML, and replaces characters that it does not allow. */
const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(NOT_IN_XML, '\uFFFD')).replaceAll('\n', '&#10;')
