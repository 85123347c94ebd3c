import { addJobs, buryJob, deleteJob, postponeJob, takeDueJobs } from '../repositories/jobs-repository.ts'
import type { JobRow } from '../repositories/jobs-repository.ts'
import type { Services } from '../services.ts'
import type { EventListener, Job } from './job.ts'
import { hearingJob, relayEvents } from './relay-events.ts'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** does what is due later */
    worker: Worker
  }
}

/** How often a process looks for work: an event is told within this time. */
const LOOK_MS = 2_000
/** A job that takes longer is taken for dead and done again by another process. */
const LOCK_MS = 120_000
const BATCH = 10
const MAX_ERROR = 500

/** Does what is due: jobs of the list, and what the listeners have to hear. One per process, any number in all. */
export class Worker {
  private readonly services: Services
  private readonly jobs: ReadonlyMap<string, Job>
  private readonly listeners: readonly EventListener[]
  private timer?: NodeJS.Timeout
  private running?: Promise<number>

  constructor(services: Services, jobs: readonly Job[], listeners: readonly EventListener[]) {
    this.services = services
    this.listeners = listeners
    this.jobs = new Map([...jobs, ...listeners.map(hearingJob)].map((job) => [job.queue, job]))
  }

  /** Looks for work from now on. */
  start(): void {
    this.timer = setInterval(() => {
      if (this.running !== undefined) return
      this.runDue().catch((error: unknown) => this.services.log.error({ err: error }, 'worker failed'))
    }, LOOK_MS)
    this.timer.unref()
  }

  /** Takes nothing more, and lets what is under way come to its end. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.running?.catch(() => undefined)
  }

  /**
   * Does everything that is due by the server's clock.
   *
   * @returns jobs done or tried
   * @errors rejects when the database cannot be reached
   */
  runDue(): Promise<number> {
    const run = this.drain().finally(() => {
      if (this.running === run) this.running = undefined
    })
    this.running = run
    return run
  }

  private async drain(): Promise<number> {
    const { store, clock } = this.services
    await this.addRecurring()
    while ((await relayEvents(this.services, this.listeners)) > 0);
    let done = 0
    for (;;) {
      const now = clock()
      const lockedUntil = new Date(now.getTime() + LOCK_MS)
      const taken = await takeDueJobs(store.db, [...this.jobs.keys()], { now, lockedUntil, limit: BATCH })
      if (taken.length === 0) return done
      for (const row of taken) await this.work(row)
      done += taken.length
    }
  }

  private async addRecurring(): Promise<void> {
    const now = this.services.clock()
    const recurring = [...this.jobs.values()].filter(({ everyMs }) => everyMs !== undefined)
    await addJobs(
      this.services.store.db,
      recurring.map(({ queue }) => ({ queue, key: 'recurring', runAt: now })),
      now,
    )
  }

  private async work(row: JobRow): Promise<void> {
    const { store, clock, log } = this.services
    const job = this.jobs.get(row.queue)
    if (job === undefined) return
    try {
      await job.run(this.services, row)
    } catch (error) {
      const reason = reasonOf(error)
      log.warn({ err: error, queue: row.queue, attempts: row.attempts }, 'job failed')
      return this.putBack(row, job, reason)
    }
    if (job.everyMs === undefined) return deleteJob(store.db, row)
    const runAt = new Date(clock().getTime() + job.everyMs)
    return postponeJob(store.db, row, { runAt, attempts: 0, lastError: null })
  }

  private putBack(row: JobRow, job: Job, lastError: string): Promise<void> {
    const { store, clock, log } = this.services
    const now = clock()
    if (row.attempts < MAX_ATTEMPTS || job.everyMs !== undefined) {
      const runAt = new Date(now.getTime() + retryDelayMs(row.attempts))
      return postponeJob(store.db, row, { runAt, attempts: row.attempts, lastError })
    }
    log.error({ queue: row.queue, job: row.id }, 'job given up')
    return buryJob(store.db, row, now, lastError)
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MAX_ERROR)
}
