import type { FastifyInstance } from 'fastify'

import type { Clock } from '../clock.ts'
import type { RateCounts } from './rate-counts.ts'

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
