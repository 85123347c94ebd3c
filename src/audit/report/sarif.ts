import type { Log, ReportingDescriptor, Result } from 'sarif'

import type { AuditFinding, AuditReport } from '#generated/audit.ts'
import { criterion } from '#messages/wcag.ts'
import { placesOf, ruleOf } from './of-report.ts'

/** What a person has yet to judge has no level, by the standard. */
const VERDICTS: Readonly<Record<AuditFinding['level'], Pick<Result, 'kind' | 'level'>>> = {
  error: { kind: 'fail', level: 'error' },
  warning: { kind: 'fail', level: 'warning' },
  undecided: { kind: 'review', level: 'none' },
}

/**
 * The report as SARIF 2.1.0, for code scanning. A fault has no line of a file: it is told at the tenant's folder, or
 * at the given address, with the state and the element as logical location.
 *
 * @source OASIS SARIF 2.1.0
 */
export function sarifReport(report: AuditReport): string {
  const rules = report.rules.map(descriptorOf)
  const log: Log = {
    version: '2.1.0',
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    runs: [
      {
        tool: {
          driver: { name: 'vitrina audit', language: 'es', rules },
        },
        invocations: [
          {
            executionSuccessful: !report.partial,
            startTimeUtc: report.startedAt,
            endTimeUtc: report.finishedAt,
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: report.findings.map((finding) => resultOf(finding, report)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

const descriptorOf = ({ id, title, help, wcag }: AuditReport['rules'][number]): ReportingDescriptor => ({
  id,
  shortDescription: { text: title },
  help: { text: help },
  ...(wcag[0] !== undefined && { helpUri: criterion(wcag[0]).url }),
  properties: { tags: ['accessibility', ...wcag.map((number) => `wcag${number.replaceAll('.', '')}`)] },
})

function resultOf(finding: AuditFinding, report: AuditReport): Result {
  const { id, rule, level, message, target, text, tenant, occurrences, known } = finding
  const parent = ruleOf(report, finding)
  const index = parent === undefined ? -1 : report.rules.indexOf(parent)
  const page = report.pages.find((one) => one.tenant === tenant && one.state === occurrences[0]?.state)
  const uri = report.matrix.kind === 'urls' && page ? page.url : `tenants/${tenant}/tenant.json`
  return {
    // A part of a rule is found by the rule's index, its id names the part.
    ruleId: rule,
    ...(index === -1 ? {} : { ruleIndex: index }),
    ...VERDICTS[level],
    message: { text: `${message}\n${target}\n${placesOf(occurrences).join('\n')}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri } },
        logicalLocations: [
          {
            name: target,
            fullyQualifiedName: `${tenant}/${occurrences[0]?.state ?? ''}/${target}`,
            kind: 'element',
          },
        ],
      },
    ],
    partialFingerprints: { 'vitrinaFinding/v1': id },
    ...(known && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: known.reason }],
    }),
    properties: { text },
  }
}
