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
  /** waits for those that were added to the queue before it under the same subject */
  subject?: string
  payload?: Record<string, unknown>
  runAt: Date
}

const rowOf = ({ payload = {}, ...job }: NewJob, createdAt: Date) => ({ ...job, payload, createdAt })
const alive = isNull(jobs.deadAt)

/**
 * Puts a job on its queue; one that waits there under the same key is replaced. One that is being done is done once more
 * afterwards, never twice at a time.
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

/** Each has six parameters. */
const AT_ONCE = 5_000

/** Puts jobs on their queues unless they are there. */
export async function addJobs(db: Db, added: readonly NewJob[], now: Date): Promise<void> {
  for (const part of chunks(added, AT_ONCE))
    await db
      .insert(jobs)
      .values(part.map((job) => rowOf(job, now)))
      .onConflictDoNothing()
}

const RECURRING = 'recurring'

/**
 * Puts jobs that recur on their queues unless they are there. One whose time was set by a clock that was ahead does not
 * wait until then.
 * @param recurring - the queues, and until when each waits at the most
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

/** A lock ends by the clock of the database: that of a process may be ahead, and would take what another is doing. */
const isFree = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, sql`now()`))
const isDue = (now: Date) => and(alive, lte(jobs.runAt, now), isFree)

/** Those of the queues that have a job which is due. Each is looked into by itself, up to the first such job. */
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
 * The first of a job's subject that is neither done nor given up. It has a limit, so that a database which takes the queue
 * for a short one does not read all of it.
 */
const firstOfSubject = (db: Db) =>
  db
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.queue, jobs.queue), eq(earlier.subject, jobs.subject), isNull(earlier.deadAt)))
    .orderBy(asc(earlier.id))
    .limit(1)

/**
 * Takes the next job that is due and hides it from others for `lockMs`. One that another process is just taking is passed over,
 * and so is one before which another of its subject is neither done nor given up.
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

/** This very taking of a job: not one that was put anew meanwhile, nor one that another process took over. */
const asTaken = (job: JobRow) => and(isLockOf(job), eq(jobs.attempts, job.attempts))

/** Ends a job that is done; one that was put anew meanwhile is free for its next run. */
export async function deleteJob(db: Db, job: JobRow): Promise<void> {
  const isDone = await hasRows(db.delete(jobs).where(asTaken(job)).returning({ id: jobs.id }))
  if (!isDone) await unlock(db, job)
}

/** Gives a job up: it stays as a dead letter, for somebody to look at. */
export async function buryJob(db: Db, job: JobRow, deadAt: Date, lastError: string): Promise<void> {
  await releaseJob(db, job, { deadAt, lastError })
}

/** Gives a job back with a change, as of when it runs again; one that was put anew meanwhile is only free for its next run. */
export async function releaseJob(db: Db, job: JobRow, change: Partial<JobRow>): Promise<void> {
  if (!(await hasChanged(db, jobs, asTaken(job), { ...change, lockedUntil: null }))) await unlock(db, job)
}

async function unlock(db: Db, job: JobRow): Promise<void> {
  await changeRows(db, jobs, isLockOf(job), { lockedUntil: null })
}
