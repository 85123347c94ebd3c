import {
  addRecurring,
  deleteJob,
  listDueQueues,
  releaseJob,
  takeDueJob,
  type JobRow,
} from '../repositories/jobs-repository.ts'
import { JOBS, traced } from '../observe/signals.ts'
import type { Services } from '../services.ts'
import { reasonOf } from '../startup-error.ts'
import { type EventListener, type Job, LONGEST_DELAY_MS, MAX_ATTEMPTS, retryDelayMs } from './job.ts'
import { BATCH, listenerJob, relayEvents } from './relay-events.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** runs due jobs */
    worker: Worker
  }
}

/** Polling interval for work: the maximum delay of an event. */
const LOOK_MS = 2_000
/** A job locked longer than this is retried by another process. */
const LOCK_MS = 120_000
/** A job that takes longer counts as failed, and its queue continues before the lock expires. */
const LIMIT_MS = 100_000
const MAX_ERROR = 500

/**
 * Runs due jobs of the list and of the subscribers. One per process, any number of processes. Each queue runs
 * separately, so that a slow one delays no other.
 */
export class Worker {
  private readonly services: Services
  private readonly jobs: ReadonlyMap<string, Job>
  private readonly listeners: readonly EventListener[]
  private timer?: NodeJS.Timeout
  private isStopped = false
  private looks = 0
  private readonly runs = new Set<Promise<number>>()
  /** occupied slots per queue */
  private readonly taken = new Map<string, number>()
  /** queues whose work was seen while all slots were occupied */
  private readonly again = new Set<string>()

  constructor(services: Services, jobs: readonly Job[], listeners: readonly EventListener[]) {
    this.services = services
    this.listeners = listeners
    this.jobs = new Map([...jobs, ...listeners.map(listenerJob)].map((job) => [job.queue, job]))
  }

  /** Starts polling for work. */
  start(): void {
    this.timer = setInterval(() => {
      if (this.looks > 0) return
      this.runDue().catch((error: unknown) => this.services.log.error({ err: error }, 'worker failed'))
    }, LOOK_MS)
    this.timer.unref()
  }

  /** Takes no new jobs, and waits for running ones. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.isStopped = true
    await Promise.allSettled(this.runs)
  }

  /**
   * Runs all jobs due by the server's clock, except in queues without a free slot.
   * @returns number of jobs done or tried
   * @errors rejects when the database cannot be reached
   */
  runDue(): Promise<number> {
    const run = this.run().finally(() => this.runs.delete(run))
    this.runs.add(run)
    return run
  }

  private async run(): Promise<number> {
    const due = await this.look()
    const started = due.flatMap((job) => this.fillPlaces(job))
    return sumOf(
      started.map(async (counting) => {
        const done = await counting
        // it may have added jobs to other queues
        return done === 0 ? 0 : done + (await this.run())
      }),
    )
  }

  /** @returns the jobs whose queues have work */
  private async look(): Promise<Job[]> {
    const { store, clock } = this.services
    this.looks += 1
    try {
      await this.addRecurring()
      // later events are for the next poll: under load this would never end
      while ((await relayEvents(this.services, this.listeners)) === BATCH);
      const due = await listDueQueues(store.db, [...this.jobs.keys()], clock())
      return due.flatMap((queue) => this.jobs.get(queue) ?? [])
    } finally {
      this.looks -= 1
    }
  }

  /** Works on a queue in all its free slots. */
  private fillPlaces(job: Job): Promise<number>[] {
    const free = (job.atOnce ?? 1) - (this.taken.get(job.queue) ?? 0)
    if (free === 0) this.again.add(job.queue)
    return Array.from({ length: free }, () => this.drain(job))
  }

  /** Works on a queue in one slot until nothing is due. */
  private async drain(job: Job): Promise<number> {
    const { queue } = job
    const take = (places: number) => this.taken.set(queue, (this.taken.get(queue) ?? 0) + places)
    take(1)
    try {
      let done = 0
      do {
        this.again.delete(queue)
        done += await this.workInTurn(job)
      } while (this.again.has(queue))
      return done
    } finally {
      take(-1)
    }
  }

  private async workInTurn(job: Job): Promise<number> {
    const { store, clock } = this.services
    for (let done = 0; ; done += 1) {
      const due = { now: clock(), lockMs: LOCK_MS }
      const row = this.isStopped ? undefined : await takeDueJob(store.db, job.queue, due)
      if (row === undefined) return done
      await this.work(job, row)
    }
  }

  private async addRecurring(): Promise<void> {
    const now = this.services.clock()
    const recurring = [...this.jobs.values()].flatMap(({ queue, everyMs }) =>
      everyMs === undefined
        ? []
        : [{ queue, latest: new Date(now.getTime() + Math.max(everyMs, LONGEST_DELAY_MS)) }],
    )
    await addRecurring(this.services.store.db, recurring, now)
  }

  private async work(job: Job, row: JobRow): Promise<void> {
    const { store, clock, log } = this.services
    let runAt: Date | void
    try {
      runAt = await traced(JOBS, row.queue, () => inTime(job.run(this.services, row)))
    } catch (error) {
      const reason = lineOf(error)
      log.warn({ err: error, queue: row.queue, attempts: row.attempts }, 'job failed')
      const isOver = isFinal(error) || row.attempts >= MAX_ATTEMPTS
      return isOver && job.everyMs === undefined ? this.giveUp(row, reason) : this.putBack(row, reason)
    }
    if (job.everyMs !== undefined) runAt = new Date(clock().getTime() + job.everyMs)
    if (runAt === undefined) return deleteJob(store.db, row)
    return releaseJob(store.db, row, { runAt, attempts: 0, lastError: null })
  }

  private putBack(row: JobRow, lastError: string): Promise<void> {
    const { store, clock } = this.services
    const runAt = new Date(clock().getTime() + retryDelayMs(row.attempts))
    return releaseJob(store.db, row, { runAt, attempts: row.attempts, lastError })
  }

  private giveUp(row: JobRow, lastError: string): Promise<void> {
    const { store, clock, log } = this.services
    log.error({ queue: row.queue, job: row.id }, 'job given up')
    // it stays as a dead letter for inspection
    return releaseJob(store.db, row, { deadAt: clock(), lastError })
  }
}

/** Whether an error is marked as final, so that retries cannot help. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'isFinal' in error && error.isFinal === true

/** Waits for all of them, even when one fails. */
async function sumOf(counts: Promise<number>[]): Promise<number> {
  await Promise.allSettled(counts)
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** @errors rejects after a timeout */
async function inTime<T>(run: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`A job took more than ${LIMIT_MS} ms`)), LIMIT_MS)
  })
  try {
    return await Promise.race([run, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** First line of an error: a failed query lists its parameters below, which contain names and phones. */
const lineOf = (error: unknown): string =>
  `${error instanceof Error ? `${error.name}: ` : ''}${reasonOf(error)}`.slice(0, MAX_ERROR)
