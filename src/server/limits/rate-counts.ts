import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { FastifyInstance } from 'fastify'

import type { RateLimit } from '../contract/document.ts'
import type { Store } from '../db/store.ts'
import { addRateCounts } from '../repositories/rate-counts-repository.ts'
import type { Clock } from '../clock.ts'

/** A process tells the others of a count once it is this part of the limit: most visitors never cost a row. */
const TOLD_PART = 10
/**
 * A limit remembers so many subjects in a window; one more pushes out the one that was counted first. Of the things that
 * count once all are forgotten when there are so many. Strangers cannot fill the memory.
 */
export const MAX_SUBJECTS = 50_000
/** The library forgets no count by the clock of the machine: windows end by the server's own clock. */
const NEVER = 0

export type NamedLimit = RateLimit & { name: string }

/** A limit in the window of time that is on: all processes divide time alike. */
type Window = {
  name: string
  /** @units ms since 1970 */
  endsAt: number
  /** what this process knows was counted, here and by others */
  limiter: RateLimiterMemory
  /** counted here and not yet added to the sums, by who is counted: everybody who is known */
  untold: Map<string, number>
  /** of these enough is untold for the next flush */
  due: Set<string>
  /** what counts only once */
  seen: Set<string>
}

/**
 * Counts calls by limit and by who makes them. Each process judges at once by what it knows; the sums of all are kept in
 * the database, and {@link flush} exchanges the two.
 * @source decision 120
 */
export class RateCounts {
  private readonly store: Pick<Store, 'db'>
  private readonly windows = new Map<string, Window>()
  private flushing?: Promise<void>

  constructor(store: Pick<Store, 'db'>) {
    this.store = store
  }

  /** Counts a call. @returns 0 when it may go on, else the seconds after which to try again */
  async take(limit: NamedLimit, subject: string, now: Date): Promise<number> {
    const window = this.windowOf(limit, now)
    try {
      await window.limiter.consume(subject)
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return secondsLeft(window, now)
      throw refused
    }
    // what is refused is not told: a flood writes no rows
    const untold = (window.untold.get(subject) ?? 0) + 1
    window.untold.set(subject, untold)
    if (untold >= limit.count / TOLD_PART) window.due.add(subject)
    if (window.untold.size > MAX_SUBJECTS) await this.forgetFirst(window)
    return 0
  }

  /** As {@link take}, but the same thing of the same subject is counted once in a window. */
  async takeOnce(limit: NamedLimit, subject: string, thing: string, now: Date): Promise<number> {
    const { seen } = this.windowOf(limit, now)
    const key = `${subject} ${thing}`
    if (seen.has(key)) return this.peek(limit, subject, now)
    // forgotten, a thing counts once more
    if (seen.size >= MAX_SUBJECTS) seen.clear()
    seen.add(key)
    return this.take(limit, subject, now)
  }

  /** Counts nothing. @returns as {@link take} */
  async peek(limit: NamedLimit, subject: string, now: Date): Promise<number> {
    const window = this.windowOf(limit, now)
    const known = await window.limiter.get(subject)
    return known !== null && known.consumedPoints >= limit.count ? secondsLeft(window, now) : 0
  }

  /**
   * Adds what was counted here to the sums of all processes, and takes those over.
   * @errors rejects when the database cannot be reached; what was counted stays to be told
   */
  flush(now: Date): Promise<void> {
    this.flushing ??= this.exchange(now).finally(() => (this.flushing = undefined))
    return this.flushing
  }

  private async exchange(now: Date): Promise<void> {
    const told = [...this.windows.values()].flatMap((window) =>
      hasEnded(window, now) ? [] : takeDue(window),
    )
    if (told.length === 0) return
    let sums: Map<string, number>
    try {
      sums = await addRateCounts(
        this.store.db,
        told.map(({ window, subject, count }) => ({
          key: sharedKey(window, subject),
          count,
          endsAt: new Date(window.endsAt),
        })),
      )
    } catch (error) {
      for (const one of told) putBack(one)
      throw error
    }
    for (const { window, subject } of told) {
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

type Told = { window: Window; subject: string; count: number }

function takeDue(window: Window): Told[] {
  const { untold, due } = window
  window.due = new Set()
  return [...due].map((subject) => {
    const count = untold.get(subject) ?? 0
    untold.set(subject, 0)
    return { window, subject, count }
  })
}

function putBack({ window: { untold, due }, subject, count }: Told): void {
  untold.set(subject, (untold.get(subject) ?? 0) + count)
  due.add(subject)
}

const hasEnded = ({ endsAt }: Window, now: Date): boolean => endsAt <= now.getTime()

const secondsLeft = ({ endsAt }: Window, now: Date): number =>
  Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000))

/** Without the address or phone itself. */
const sharedKey = ({ name, endsAt }: Window, subject: string): string =>
  createHash('sha256').update(`${name} ${endsAt} ${subject}`).digest('base64url').slice(0, 27)

declare module 'fastify' {
  interface FastifyInstance {
    /** what was asked how often */
    rateCounts: RateCounts
  }
}

/** What other processes counted is known this much later at the most. */
const SHARE_MS = 250
/** While the database cannot be reached, each process goes by its own counts. */
const RETRY_MS = 5_000

/** Exchanges the counts of a server that listens with those of the other processes, beside all requests. */
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
    // a new process begins with what this one knew
    await counts.flush(clock()).catch((err: unknown) => app.log.warn({ err }, 'counts of calls not shared'))
  })
}
