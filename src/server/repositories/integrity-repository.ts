import { asc, desc, sql } from 'drizzle-orm'

import type { ScriptFinding } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { addMissing, addRows, findPage, hasChanged } from '../db/rows.ts'
import { policyReports, scriptChecks } from '../db/schema/integrity.ts'

export type KeptOut = { alias: string; page: string; directive: string; blocked: string }

/**
 * Most kinds of reports stored. A flood of invented kinds can neither fill the table nor suppress new ones: a new
 * kind replaces the least frequent, and among those the oldest.
 */
const MOST_REPORTS = 1_000
const SHOWN_REPORTS = 500
const SHOWN_CHECKS = 100

/** Counts a report. @returns whether it is the first of its kind */
export async function countReport(
  db: Db,
  kept: KeptOut,
  source: string | undefined,
  at: Date,
): Promise<boolean> {
  const { alias, page, directive, blocked } = kept
  const again = { count: sql`${policyReports.count} + 1`, lastSeenAt: at, source }
  if (await hasChanged(db, policyReports, { alias, page, directive, blocked }, again)) return false
  const tooMany = (await db.$count(policyReports)) - MOST_REPORTS + 1
  if (tooMany > 0) await forgetRarest(db, tooMany)
  await addMissing(db, policyReports, { ...kept, source, count: 1, firstSeenAt: at, lastSeenAt: at })
  return true
}

async function forgetRarest(db: Db, rows: number): Promise<void> {
  const { alias, page, directive, blocked, count: times, lastSeenAt } = policyReports
  const rarest = db
    .select({ alias, page, directive, blocked })
    .from(policyReports)
    .orderBy(asc(times), asc(lastSeenAt))
    .limit(rows)
  await db.delete(policyReports).where(sql`(${alias}, ${page}, ${directive}, ${blocked}) in (${rarest})`)
}

export const listReports = (db: Db) =>
  findPage(db, policyReports, undefined, { limit: SHOWN_REPORTS }, desc(policyReports.lastSeenAt))

export const insertCheck = (
  db: Db,
  check: { at: Date; pages: number; scripts: number; findings: ScriptFinding[] },
) => addRows(db, scriptChecks, check)

export const listChecks = (db: Db) =>
  findPage(db, scriptChecks, undefined, { limit: SHOWN_CHECKS }, desc(scriptChecks.at))
