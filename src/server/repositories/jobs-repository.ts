import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { jobs } from '../db/schema/work.ts'

export type JobRow = typeof jobs.$inferSelect

export type NewJob = { queue: string; key: string; payload?: Record<string, unknown>; runAt: Date }

const rowOf = ({ payload = {}, ...job }: NewJob, createdAt: Date) => ({ ...job, payload, createdAt })
const alive = isNull(jobs.deadAt)

/** Puts a job on its queue; one that waits there under the same key is replaced. */
export async function putJob(db: Db, job: NewJob, now: Date): Promise<void> {
  const row = rowOf(job, now)
  await db
    .insert(jobs)
    .values(row)
    .onConflictDoUpdate({
      target: [jobs.queue, jobs.key],
      targetWhere: alive,
      set: { ...row, attempts: 0, lockedUntil: null, lastError: null },
    })
}

/** Puts jobs on their queues unless they are there. */
export async function addJobs(db: Db, added: readonly NewJob[], now: Date): Promise<void> {
  if (added.length === 0) return
  await db
    .insert(jobs)
    .values(added.map((job) => rowOf(job, now)))
    .onConflictDoNothing()
}

export async function cancelJob(db: Db, queue: string, key: string): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.queue, queue), eq(jobs.key, key), alive))
}

/** Takes jobs that are due and hides them until `lockedUntil`; what another process is just taking is passed over. */
export async function takeDueJobs(
  db: Db,
  queues: string[],
  { now, lockedUntil, limit }: { now: Date; lockedUntil: Date; limit: number },
): Promise<JobRow[]> {
  const isFree = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now))
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(alive, lte(jobs.runAt, now), isFree, inArray(jobs.queue, queues)))
    .orderBy(asc(jobs.runAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(jobs)
    .set({ lockedUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.id, due))
    .returning()
  // an update gives its rows in any order
  return taken.toSorted((a, b) => a.runAt.getTime() - b.runAt.getTime() || a.id - b.id)
}

/** This very taking of a job: not one that was put anew meanwhile, nor one that another process took over. */
const asTaken = ({ id, lockedUntil, attempts }: JobRow) =>
  and(
    eq(jobs.id, id),
    eq(jobs.attempts, attempts),
    lockedUntil === null ? isNull(jobs.lockedUntil) : eq(jobs.lockedUntil, lockedUntil),
  )

export async function deleteJob(db: Db, job: JobRow): Promise<void> {
  await db.delete(jobs).where(asTaken(job))
}

/** Lets a job run again later, as new or after a failure. */
export async function postponeJob(
  db: Db,
  job: JobRow,
  change: { runAt: Date; attempts: number; lastError: string | null },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, lockedUntil: null })
    .where(asTaken(job))
}

/** Gives a job up: it stays as a dead letter, for somebody to look at. */
export async function buryJob(db: Db, job: JobRow, deadAt: Date, lastError: string): Promise<void> {
  await db.update(jobs).set({ deadAt, lastError, lockedUntil: null }).where(asTaken(job))
}
