import { sql, type AnyColumn } from 'drizzle-orm'

import { PHONE_PROOF_DAYS } from '#domain/defaults.ts'

import { first, rowsOf } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import { codeHolds } from '../db/schema/codes.ts'
import { webhookDeliveries } from '../db/schema/console.ts'
import { riderShifts, riderSteps, shiftTries } from '../db/schema/delivery.ts'
import { oneTimeCodes, phoneProofs } from '../db/schema/identity.ts'
import { rateCounts } from '../db/schema/limits.ts'
import { unprovenBenefits } from '../db/schema/loyalty.ts'
import { idempotencyKeys, orderReports, orderSteps, outbox } from '../db/schema/orders.ts'
import { policyReports, scriptChecks } from '../db/schema/integrity.ts'
import { sandboxPayments, sandboxRefunds } from '../db/schema/payments.ts'
import { analyticsEvents, clientLogs } from '../db/schema/people.ts'
import { surveyAnswers } from '../db/schema/surveys.ts'
import { abandonedCarts, jobs, sentMessages } from '../db/schema/work.ts'

/** Rows per statement: a table never purged before is emptied in steps that block nobody. */
const BATCH = 5_000

/** The column that dates a table's rows, and how many days they are kept. */
export type Old = { at: AnyColumn; days: number }

/** @source assumed: a week to find out what went wrong with an event, a month for a fault, two years for a
 * season's figures, three months for who rode when and for what a page's policy kept out, a year and a month
 * for the proof that payment pages were looked at, a day for what has ended by itself, and nothing of a window in which calls were counted */
export const PURGED: readonly Old[] = [
  { at: idempotencyKeys.createdAt, days: 30 },
  { at: orderSteps.createdAt, days: 7 },
  { at: riderSteps.createdAt, days: 7 },
  { at: outbox.deliveredAt, days: 7 },
  { at: jobs.deadAt, days: 30 },
  { at: webhookDeliveries.createdAt, days: 30 },
  { at: clientLogs.at, days: 30 },
  { at: sentMessages.at, days: 30 },
  { at: abandonedCarts.leftAt, days: 30 },
  { at: codeHolds.expiresAt, days: 1 },
  { at: oneTimeCodes.createdAt, days: 1 },
  { at: phoneProofs.provenAt, days: PHONE_PROOF_DAYS + 1 },
  { at: rateCounts.endsAt, days: 0 },
  { at: shiftTries.at, days: 1 },
  { at: unprovenBenefits.at, days: 2 },
  { at: riderShifts.startedAt, days: 90 },
  { at: sandboxPayments.createdAt, days: 90 },
  { at: sandboxRefunds.at, days: 90 },
  { at: policyReports.lastSeenAt, days: 90 },
  { at: scriptChecks.at, days: 400 },
  { at: orderReports.at, days: 730 },
  { at: surveyAnswers.at, days: 730 },
  { at: analyticsEvents.at, days: 730 },
]

/** Deletes rows older than a given time; a row without one stays. @returns how many */
export async function purgeBefore(db: Db, { at }: Old, before: Date): Promise<number> {
  let dropped = 0
  for (;;) {
    const old = sql`select ctid from ${at.table} where ${at} < ${before.toISOString()}::timestamptz limit ${BATCH}`
    const statement = sql`with gone as (delete from ${at.table} where ctid = any(array(${old})) returning 1)
      select count(*)::int as rows from gone`
    const rows = (await first(rowsOf<{ rows: number }>(db, statement)))?.rows ?? 0
    dropped += rows
    if (rows < BATCH) return dropped
  }
}
