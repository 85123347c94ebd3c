import type { AuditMatrix, AuditPage, AuditRatchet, AuditReport, AuditRule } from '#generated/audit.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'
import { applyRatchet } from '../ratchet/apply-ratchet.ts'
import type { Sighting } from '../run/job.ts'
import { groupFindings } from './group-findings.ts'
import { fails, ratchetFaults } from './of-report.ts'

/** Result of a run. */
export type RunOutcome = {
  readonly startedAt: Date
  readonly finishedAt: Date
  /** aborted */
  readonly partial: boolean
  readonly pages: readonly AuditPage[]
  readonly sightings: readonly Sighting[]
}

/** The last time zone in which a day ends. @units ms behind UTC */
const LAST_ZONE_MS = 12 * HOUR_MS

/**
 * The day in that zone: an entry expires only after its last day has ended everywhere, and on all machines at the same
 * moment.
 */
const lastDayAnywhere = (moment: Date): string =>
  new Date(moment.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10)

/**
 * Builds a report: each fault once, known ones marked, and the verdict.
 * @param isWhole - every page by every rule, so that a known finding without a fault is outdated
 */
export function buildReport(
  run: RunOutcome,
  matrix: AuditMatrix,
  rules: readonly AuditRule[],
  ratchet: AuditRatchet,
  isWhole: boolean,
): AuditReport {
  const { findings, outcome } = applyRatchet(groupFindings(run.sightings), ratchet, {
    today: lastDayAnywhere(run.startedAt),
    whole: isWhole && !run.partial,
  })
  const count = (level: string) => findings.filter((one) => one.level === level && !one.known).length
  const report: AuditReport = {
    version: 1,
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt.toISOString(),
    partial: run.partial,
    verdict: 'clean',
    matrix,
    counts: {
      looked: run.pages.length,
      errors: count('error'),
      warnings: count('warning'),
      undecided: count('undecided'),
      known: findings.filter(({ known }) => known).length,
    },
    rules: [...rules],
    pages: [...run.pages],
    findings,
    ratchet: outcome,
  }
  const isClean = !findings.some(fails) && ratchetFaults(report).length === 0
  if (!isClean) return { ...report, verdict: 'findings' }
  return { ...report, verdict: run.partial ? 'unfinished' : 'clean' }
}
