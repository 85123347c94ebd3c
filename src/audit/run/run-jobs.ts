import type { RunOutcome } from '../report/build-report.ts'
import type { Job } from './job.ts'
import { visit, type VisitOptions } from './visit.ts'

export type RunOptions = Omit<VisitOptions, 'clearLooks'> & {
  /** number of parallel pages */
  parallel: number
  /** aborts at once: no further page is started, and open ones are discarded */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

/** Progress of a run. */
export type Progress = {
  done: number
  all: number
  /** the page started last */
  current: Job
  /** occurrences so far */
  findings: number
}

/** Audits all pages, several in parallel, each once: failures are reported and not retried. */
export async function runJobs(jobs: readonly Job[], options: RunOptions): Promise<RunOutcome> {
  const { clock, parallel, signal, onProgress } = options
  const startedAt = clock()
  const visits: RunOutcome['pages'][number][] = []
  const sightings: RunOutcome['sightings'][number][] = []
  const looks = new Map<string, Set<string>>()
  const queue = jobs.values()
  const tell = (current: Job) =>
    onProgress?.({ done: visits.length, all: jobs.length, current, findings: sightings.length })
  const stopped = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined))
  })
  const work = async () => {
    for (const job of queue) {
      if (signal?.aborted) return
      tell(job)
      const make = `${job.tenant} ${job.mode}`
      const clearLooks = looks.get(make) ?? new Set<string>()
      looks.set(make, clearLooks)
      const done = await Promise.race([visit(job, { ...options, clearLooks }), stopped])
      if (done === undefined) return
      visits.push(done.page)
      sightings.push(...done.sightings)
      tell(job)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, parallel) }, work))
  return { startedAt, finishedAt: clock(), partial: visits.length < jobs.length, pages: visits, sightings }
}
