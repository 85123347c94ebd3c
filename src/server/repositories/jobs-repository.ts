import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Db } from '../db/store.ts'
import {
  changeRow,
  changeRows,
  deleteRows,
  hasChanged,
  hasRows,
  matching,
  rowsOf,
  chunks,
} from '../db/rows.ts'
import { jobs } from '../db/schema/work.ts'

export type JobRow = typeof jobs.$inferSelect

export type NewJob = {
  queue: string
  key: string
  /** waits for earlier jobs of the queue with the same subject */
  subject?: string
  payload?: Record<string, unknown>
  runAt: Date
}

const rowOf = ({ payload = {}, ...job }: NewJob, createdAt: Date) => ({ ...job, payload, createdAt })
const alive = isNull(jobs.deadAt)

/**
 * Adds a job to its queue, replacing a waiting one with the same key. A running job runs once more afterwards, never
 * twice at a time.
 */
export async function putJob(db: Db, job: NewJob, now: Date): Promise<void> {
  const row = rowOf(job, now)
  await db
    .insert(jobs)
    .values(row)
    .onConflictDoUpdate({
      target: [jobs.queue, jobs.key],
      targetWhere: alive,
      set: { ...row, attempts: 0, lastError: null },
    })
}

/** Each row has six parameters. */
const AT_ONCE = 5_000

/** Adds jobs that are not queued yet. */
export async function addJobs(db: Db, added: readonly NewJob[], now: Date): Promise<void> {
  for (const part of chunks(added, AT_ONCE))
    await db
      .insert(jobs)
      .values(part.map((job) => rowOf(job, now)))
      .onConflictDoNothing()
}

const RECURRING = 'recurring'

/**
 * Queues recurring jobs that are not queued yet. A time set by a clock that was ahead is moved forward.
 * @param recurring - the queues, and the latest next run of each
 */
export async function addRecurring(
  db: Db,
  recurring: readonly { queue: string; latest: Date }[],
  now: Date,
): Promise<void> {
  const rows = recurring.map(({ queue }) => ({ queue, key: RECURRING, runAt: now }))
  await addJobs(db, rows, now)
  const known = sql`jsonb_to_recordset(${JSON.stringify(recurring)}::jsonb) as known (queue text, latest timestamptz)`
  await db.execute(sql`update ${jobs} set run_at = known.latest from ${known}
    where ${jobs.queue} = known.queue and ${jobs.key} = ${RECURRING} and ${alive} and ${jobs.runAt} > known.latest`)
}

export const cancelJob = (db: Db, queue: string, key: string) =>
  deleteRows(db, jobs, { queue, key, deadAt: null })

/** Locks expire by the database's clock: a process whose clock is ahead would take over running jobs. */
const isFree = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, sql`now()`))
const isDue = (now: Date) => and(alive, lte(jobs.runAt, now), isFree)

/** Queues that have a due job. Each is searched separately, up to the first due job. */
export async function listDueQueues(db: Db, queues: string[], now: Date): Promise<string[]> {
  const due = sql`select 1 from ${jobs} where ${jobs.queue} = named.queue and ${isDue(now)} limit 1`
  const found = await rowsOf<{ queue: string }>(
    db,
    sql`select named.queue from unnest(${sql.param(queues)}::text[]) as named (queue), lateral (${due}) due`,
  )
  return found.map(({ queue }) => queue)
}

const earlier = alias(jobs, 'earlier')
/**
 * The first unfinished job of a subject that was not given up. The limit keeps the database from scanning a queue
 * that it believes to be short.
 */
const firstOfSubject = (db: Db) =>
  db
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.queue, jobs.queue), eq(earlier.subject, jobs.subject), isNull(earlier.deadAt)))
    .orderBy(asc(earlier.id))
    .limit(1)

/**
 * Takes the next due job and locks it for `lockMs`. It skips jobs that another process is taking, and jobs with an
 * earlier unfinished job of the same subject.
 */
export async function takeDueJob(
  db: Db,
  queue: string,
  { now, lockMs }: { now: Date; lockMs: number },
): Promise<JobRow | undefined> {
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isDue(now), eq(jobs.queue, queue), or(isNull(jobs.subject), eq(jobs.id, firstOfSubject(db)))))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return changeRow(db, jobs, eq(jobs.id, next), {
    lockedUntil: sql`now() + ${lockMs} * interval '1 ms'`,
    attempts: sql`${jobs.attempts} + 1`,
  })
}

const isLockOf = ({ id, lockedUntil }: JobRow) => matching(jobs, { id, lockedUntil })

/** Matches exactly this run of a job: not one queued again meanwhile, nor one taken over by another process. */
const asTaken = (job: JobRow) => and(isLockOf(job), eq(jobs.attempts, job.attempts))

/** Deletes a finished job; one queued again meanwhile is unlocked for its next run. */
export async function deleteJob(db: Db, job: JobRow): Promise<void> {
  const isDone = await hasRows(db.delete(jobs).where(asTaken(job)).returning({ id: jobs.id }))
  if (!isDone) await unlock(db, job)
}

/**
 * Releases a job with a change, such as its next run, or that it is given up. A job that was queued again meanwhile is
 * only unlocked.
 */
export async function releaseJob(db: Db, job: JobRow, change: Partial<JobRow>): Promise<void> {
  if (!(await hasChanged(db, jobs, asTaken(job), { ...change, lockedUntil: null }))) await unlock(db, job)
}

async function unlock(db: Db, job: JobRow): Promise<void> {
  await changeRows(db, jobs, isLockOf(job), { lockedUntil: null })
}
