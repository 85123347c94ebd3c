import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { FastifyInstance } from 'fastify'

import type { RateLimit } from '../contract/document.ts'
import type { Store } from '../db/store.ts'
import { addRateCounts } from '../repositories/rate-counts-repository.ts'
import type { Clock } from '../clock.ts'

/** A process shares a count once it reaches this part of the limit: most visitors never cost a row. */
const TOLD_PART = 10
/**
 * Maximum subjects per limit and window; one more evicts the oldest. The set of things counted once is cleared at this
 * size. So strangers cannot exhaust the memory.
 */
export const MAX_SUBJECTS = 50_000
/** The library must not expire counts by the machine's clock: windows end by the server's own clock. */
const NEVER = 0

export type NamedLimit = RateLimit & { name: string }

/** A limit's current time window, the same in all processes. */
type Window = {
  name: string
  /** @units ms since 1970 */
  endsAt: number
  /** counts known to this process, its own and others' */
  limiter: RateLimiterMemory
  /** counts not yet added to the shared sums, by subject: all known subjects */
  untold: Map<string, number>
  /** subjects with enough unshared counts for the next flush */
  due: Set<string>
  /** things that count only once */
  seen: Set<string>
}

/**
 * Counts calls by limit and subject. Each process decides at once by the counts it knows. The sums of all processes are
 * in the database; {@link flush} synchronises both.
 * @source decision 120
 */
export class RateCounts {
  private readonly store: Pick<Store, 'db'>
  private readonly windows = new Map<string, Window>()
  private flushing?: Promise<void>

  constructor(store: Pick<Store, 'db'>) {
    this.store = store
  }

  /** Counts a call. @returns 0 when it may proceed, else the seconds until a retry */
  async take(limit: NamedLimit, subject: string, now: Date): Promise<number> {
    const window = this.windowOf(limit, now)
    try {
      await window.limiter.consume(subject)
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return secondsLeft(window, now)
      throw refused
    }
    // refused calls are not shared: a flood writes no rows
    const untold = (window.untold.get(subject) ?? 0) + 1
    window.untold.set(subject, untold)
    if (untold >= limit.count / TOLD_PART) window.due.add(subject)
    if (window.untold.size > MAX_SUBJECTS) await this.forgetFirst(window)
    return 0
  }

  /** Like {@link take}, but counts the same thing of a subject once per window. */
  async takeOnce(limit: NamedLimit, subject: string, thing: string, now: Date): Promise<number> {
    const { seen } = this.windowOf(limit, now)
    const key = `${subject} ${thing}`
    if (seen.has(key)) return this.peek(limit, subject, now)
    // once cleared, a thing counts again
    if (seen.size >= MAX_SUBJECTS) seen.clear()
    seen.add(key)
    return this.take(limit, subject, now)
  }

  /** Checks without counting. @returns as {@link take} */
  async peek(limit: NamedLimit, subject: string, now: Date): Promise<number> {
    const window = this.windowOf(limit, now)
    const known = await window.limiter.get(subject)
    return known !== null && known.consumedPoints >= limit.count ? secondsLeft(window, now) : 0
  }

  /**
   * Adds this process's counts to the shared sums, and takes those over.
   * @errors rejects when the database is unreachable; unshared counts are kept
   */
  flush(now: Date): Promise<void> {
    this.flushing ??= this.exchange(now).finally(() => (this.flushing = undefined))
    return this.flushing
  }

  private async exchange(now: Date): Promise<void> {
    const counts = [...this.windows.values()].flatMap((window) =>
      hasEnded(window, now) ? [] : takeDue(window),
    )
    if (counts.length === 0) return
    let sums: Map<string, number>
    try {
      sums = await addRateCounts(
        this.store.db,
        counts.map(({ window, subject, count }) => ({
          key: sharedKey(window, subject),
          count,
          endsAt: new Date(window.endsAt),
        })),
      )
    } catch (error) {
      for (const one of counts) putBack(one)
      throw error
    }
    for (const { window, subject } of counts) {
      const sum = (sums.get(sharedKey(window, subject)) ?? 0) + (window.untold.get(subject) ?? 0)
      await window.limiter.set(subject, sum, NEVER)
    }
  }

  private async forgetFirst(window: Window): Promise<void> {
    const [first = ''] = window.untold.keys()
    window.untold.delete(first)
    window.due.delete(first)
    await window.limiter.delete(first)
  }

  private windowOf({ name, count, seconds }: NamedLimit, now: Date): Window {
    const length = seconds * 1_000
    const endsAt = (Math.floor(now.getTime() / length) + 1) * length
    const known = this.windows.get(name)
    if (known?.endsAt === endsAt) return known
    const limiter = new RateLimiterMemory({ points: count, duration: NEVER })
    const begun: Window = { name, endsAt, limiter, untold: new Map(), due: new Set(), seen: new Set() }
    this.windows.set(name, begun)
    return begun
  }
}

type Counted = { window: Window; subject: string; count: number }

function takeDue(window: Window): Counted[] {
  const { untold, due } = window
  window.due = new Set()
  return [...due].map((subject) => {
    const count = untold.get(subject) ?? 0
    untold.set(subject, 0)
    return { window, subject, count }
  })
}

function putBack({ window: { untold, due }, subject, count }: Counted): void {
  untold.set(subject, (untold.get(subject) ?? 0) + count)
  due.add(subject)
}

const hasEnded = ({ endsAt }: Window, now: Date): boolean => endsAt <= now.getTime()

const secondsLeft = ({ endsAt }: Window, now: Date): number =>
  Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000))

/** A hash, so that no address or phone is stored. */
const sharedKey = ({ name, endsAt }: Window, subject: string): string =>
  createHash('sha256').update(`${name} ${endsAt} ${subject}`).digest('base64url').slice(0, 27)

declare module 'fastify' {
  interface FastifyInstance {
    /** what was asked how often */
    rateCounts: RateCounts
  }
}

/** Maximum delay until counts of other processes are known. */
const SHARE_MS = 250
/** Retry interval while the database is unreachable, when each process uses only its own counts. */
const RETRY_MS = 5_000

/** Synchronises the counts of a listening server with other processes in the background. */
export function shareCounts(app: FastifyInstance, counts: RateCounts, clock: Clock): void {
  app.decorate('rateCounts', counts)
  let timer: NodeJS.Timeout | undefined
  const share = async () => {
    let pause = SHARE_MS
    try {
      await counts.flush(clock())
    } catch (err) {
      app.log.warn({ err }, 'counts of calls not shared')
      pause = RETRY_MS
    }
    if (timer !== undefined) later(pause)
  }
  const later = (pause: number) => {
    timer = setTimeout(() => void share(), pause)
    timer.unref()
  }
  app.addHook('onListen', (done) => {
    later(SHARE_MS)
    done()
  })
  app.addHook('onClose', async () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    // a new process starts with the counts of this one
    await counts.flush(clock()).catch((err: unknown) => app.log.warn({ err }, 'counts of calls not shared'))
  })
}
