import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { PHONE_PROOF_DAYS } from '#domain/defaults.ts'

import type { Db } from '../db/store.ts'
import { codeHolds } from '../db/schema/codes.ts'
import { webhookDeliveries } from '../db/schema/console.ts'
import { riderShifts, riderSteps, shiftTries } from '../db/schema/delivery.ts'
import { phoneProofs } from '../db/schema/identity.ts'
import { rateCounts } from '../db/schema/limits.ts'
import { unprovenBenefits } from '../db/schema/loyalty.ts'
import { idempotencyKeys, orderReports, orderSteps, outbox } from '../db/schema/orders.ts'
import { policyReports, scriptChecks } from '../db/schema/integrity.ts'
import { sandboxPayments, sandboxRefunds } from '../db/schema/payments.ts'
import { analyticsEvents, clientLogs } from '../db/schema/people.ts'
import { surveyAnswers } from '../db/schema/surveys.ts'
import { abandonedCarts, jobs, sentMessages } from '../db/schema/work.ts'

/** Rows of one statement: a table that was never purged is emptied in steps that hold nobody up. */
const BATCH = 5_000

/** Rows of a table, the moment that makes them old, and how long they are kept. */
export type Old = { name: string; table: SQL; at: SQL; days: number }

/** @source assumed: a week to find out what went wrong with an event, a month for a fault, two years for a
 * season's figures, three months for who rode when and for what a page's policy kept out, a year and a month
 * for the proof that payment pages were looked at, a day for what has ended by itself, and nothing of a window in which calls were counted */
export const PURGED: readonly Old[] = [
  {
    name: 'idempotency_keys',
    table: sql`${idempotencyKeys}`,
    at: sql`${idempotencyKeys.createdAt}`,
    days: 30,
  },
  { name: 'order_steps', table: sql`${orderSteps}`, at: sql`${orderSteps.createdAt}`, days: 7 },
  { name: 'rider_steps', table: sql`${riderSteps}`, at: sql`${riderSteps.createdAt}`, days: 7 },
  { name: 'outbox', table: sql`${outbox}`, at: sql`${outbox.deliveredAt}`, days: 7 },
  { name: 'jobs', table: sql`${jobs}`, at: sql`${jobs.deadAt}`, days: 30 },
  {
    name: 'webhook_deliveries',
    table: sql`${webhookDeliveries}`,
    at: sql`${webhookDeliveries.createdAt}`,
    days: 30,
  },
  { name: 'client_logs', table: sql`${clientLogs}`, at: sql`${clientLogs.at}`, days: 30 },
  { name: 'sent_messages', table: sql`${sentMessages}`, at: sql`${sentMessages.at}`, days: 30 },
  { name: 'abandoned_carts', table: sql`${abandonedCarts}`, at: sql`${abandonedCarts.leftAt}`, days: 30 },
  { name: 'code_holds', table: sql`${codeHolds}`, at: sql`${codeHolds.expiresAt}`, days: 1 },
  {
    name: 'phone_proofs',
    table: sql`${phoneProofs}`,
    at: sql`${phoneProofs.provenAt}`,
    days: PHONE_PROOF_DAYS + 1,
  },
  { name: 'rate_counts', table: sql`${rateCounts}`, at: sql`${rateCounts.endsAt}`, days: 0 },
  { name: 'shift_tries', table: sql`${shiftTries}`, at: sql`${shiftTries.at}`, days: 1 },
  {
    name: 'unproven_benefits',
    table: sql`${unprovenBenefits}`,
    at: sql`${unprovenBenefits.at}`,
    days: 2,
  },
  { name: 'rider_shifts', table: sql`${riderShifts}`, at: sql`${riderShifts.startedAt}`, days: 90 },
  {
    name: 'sandbox_payments',
    table: sql`${sandboxPayments}`,
    at: sql`${sandboxPayments.createdAt}`,
    days: 90,
  },
  { name: 'sandbox_refunds', table: sql`${sandboxRefunds}`, at: sql`${sandboxRefunds.at}`, days: 90 },
  {
    name: 'policy_reports',
    table: sql`${policyReports}`,
    at: sql`${policyReports.lastSeenAt}`,
    days: 90,
  },
  { name: 'script_checks', table: sql`${scriptChecks}`, at: sql`${scriptChecks.at}`, days: 400 },
  { name: 'order_reports', table: sql`${orderReports}`, at: sql`${orderReports.at}`, days: 730 },
  { name: 'survey_answers', table: sql`${surveyAnswers}`, at: sql`${surveyAnswers.at}`, days: 730 },
  { name: 'analytics_events', table: sql`${analyticsEvents}`, at: sql`${analyticsEvents.at}`, days: 730 },
]

/**
 * Drops the rows that are older than a moment; a row without one stays.
 * @returns how many
 */
export async function purgeBefore(db: Db, { table, at }: Old, before: Date): Promise<number> {
  let dropped = 0
  for (;;) {
    const old = sql`select ctid from ${table} where ${at} < ${before.toISOString()}::timestamptz limit ${BATCH}`
    const answer =
      await db.execute(sql`with gone as (delete from ${table} where ctid = any(array(${old})) returning 1)
      select count(*)::int as rows from gone`)
    const rows = Number((answer as { rows: { rows?: unknown }[] }).rows[0]?.rows ?? 0)
    dropped += rows
    if (rows < BATCH) return dropped
  }
}
