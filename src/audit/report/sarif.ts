import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { Log, ReportingDescriptor, Result } from 'sarif'

import type { AuditFinding, AuditReport, AuditRule } from '#generated/audit.ts'
import { criterion } from '#messages/wcag.ts'
import { placesOf, ruleOf } from './of-report.ts'

/** axe-core's pages about its rules. @source axe-core's `helpUrl`, by the version that is installed */
const AXE_RULES = 'https://dequeuniversity.com/rules/axe/4.13'

/** Pages about rules that go beyond WCAG. */
const BEYOND: Readonly<Record<string, string>> = {
  'several-h1': 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
}

/** Findings for human review have no level in the standard. */
const VERDICTS: Readonly<Record<AuditFinding['level'], Pick<Result, 'kind' | 'level'>>> = {
  error: { kind: 'fail', level: 'error' },
  warning: { kind: 'fail', level: 'warning' },
  undecided: { kind: 'review', level: 'none' },
}

/**
 * The report as SARIF 2.1.0 with everything that code scanning requires. A fault of a page has no line: its location is
 * the start of the tenant's file, or a path made of the given address, with the state and the element as logical
 * location.
 * @param tenantsAt - path of the tenants' folder in the repository, with a trailing slash
 * @source OASIS SARIF 2.1.0; GitHub "SARIF support for code scanning"
 */
export function sarifReport(report: AuditReport, tenantsAt: string): string {
  const rules = rulesOf(report).map(descriptorOf)
  const places = new Map(rules.map(({ id }, index) => [id, index]))
  const log: Log = {
    version: '2.1.0',
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    runs: [
      {
        tool: {
          driver: { name: 'vitrina audit', language: DEFAULT_LOCALE, rules },
        },
        invocations: [
          {
            executionSuccessful: !report.partial,
            startTimeUtc: report.startedAt,
            endTimeUtc: report.finishedAt,
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: report.findings.map((finding) =>
          resultOf(finding, fileOf(report, finding, tenantsAt), places),
        ),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** Reference for pages that could not be judged. */
const CONFORMANCE = 'https://www.w3.org/TR/WCAG22/#conformance'

/** The rules, and each part of a rule with findings: 'axe/button-name' is a separate rule. */
function rulesOf(report: AuditReport): AuditRule[] {
  const known = new Set(report.rules.map(({ id }) => id))
  const parts = new Map(report.findings.filter(({ rule }) => !known.has(rule)).map((one) => [one.rule, one]))
  return [
    ...report.rules,
    ...[...parts.values()].map((finding) => ({
      id: finding.rule,
      title: finding.message,
      help: ruleOf(report, finding)?.help ?? finding.message,
      wcag: finding.wcag === undefined ? [] : [finding.wcag],
    })),
  ]
}

function descriptorOf({ id, title, help, wcag }: AuditRule): ReportingDescriptor {
  const beyond = axeHelp(id) ?? BEYOND[id]
  const helpUri = beyond ?? (wcag[0] === undefined ? CONFORMANCE : criterion(wcag[0]).url)
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: help },
    // Code scanning shows the help text, but not its address.
    help: { text: `${help}\n${helpUri}`, markdown: `${help}\n\n<${helpUri}>` },
    helpUri,
    properties: { tags: ['accessibility', ...wcag.map((number) => `wcag${number.replaceAll('.', '')}`)] },
  }
}

/** axe-core's page about a rule; for the rule that runs axe-core, the list of all. */
function axeHelp(id: string): string | undefined {
  if (id === 'axe') return AXE_RULES
  return id.startsWith('axe/') ? `${AXE_RULES}/${id.slice('axe/'.length)}` : undefined
}

/** A path without a scheme, because code scanning shows nothing else. */
function fileOf({ matrix }: AuditReport, { tenant, occurrences }: AuditFinding, tenantsAt: string): string {
  if (matrix.kind !== 'urls')
    return `${tenantsAt}${tenant}/tenant.json`.split('/').map(encodeURIComponent).join('/')
  const [path] = (occurrences[0]?.state ?? '').split(/[?#]/)
  return `${tenant.replaceAll(/[^\w.-]+/g, '-')}${path}`.replace(/\/$/, '')
}

/** Start of a file, because no line is known. */
const ITS_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 }

function resultOf(finding: AuditFinding, uri: string, places: ReadonlyMap<string, number>): Result {
  const { id, rule, level, message, target, text, tenant, occurrences, known } = finding
  return {
    ruleId: rule,
    ruleIndex: places.get(rule),
    ...VERDICTS[level],
    message: { text: `${message}\n${target}\n${placesOf(occurrences).join('\n')}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri }, region: ITS_START },
        logicalLocations: [
          {
            name: target,
            fullyQualifiedName: `${tenant}/${occurrences[0]?.state ?? ''}/${target}`,
            kind: 'element',
          },
        ],
      },
    ],
    // Code scanning uses this one to distinguish alerts on the same line.
    partialFingerprints: { primaryLocationLineHash: id },
    ...(known && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: known.reason }],
    }),
    properties: { text },
  }
}
